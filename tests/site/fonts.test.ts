import { expect, test } from 'vitest'
import { unusualCharacters } from '../../renderer/content/characters.ts'
import { builtPages } from '../support/builtSite.ts'

test.each(builtPages)('no device shows a box on $path', ({ document }) => {
  const text = document.querySelector('#root')?.textContent ?? ''
  expect(unusualCharacters(text).filter(({ isError }) => isError)).toEqual([])
})
