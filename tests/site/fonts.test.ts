import { expect, test } from 'vitest'
import { fontCharacters } from '../../components/theme/fonts/fontCharacters.ts'
import { builtPages } from './builtSite.ts'

/** Signs that no text font has, and characters without a shape. */
const ofTheSystem = '★☐\u2060\n'

test.each(builtPages)('$path uses characters that the fonts have', ({ document }) => {
  const known = new Set(fontCharacters + ofTheSystem)
  const unknown = [...new Set(document.querySelector('#root')?.textContent)].filter(
    (character) => !known.has(character),
  )
  // Add them to components/theme/fonts/fontCharacters.ts and run `npm run fonts`.
  expect(unknown).toEqual([])
})
