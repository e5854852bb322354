import { describe, expect, test } from 'vitest'
import { builtPages } from './builtSite.ts'
import { htmlProblems } from './htmlValidate.ts'

describe.each(builtPages)('the HTML of $path', ({ html, document }) => {
  test('is valid', () => {
    expect(htmlProblems(html)).toEqual([])
  })

  test('gives each picture its size and its words', () => {
    const images = document.querySelectorAll('img')
    const lacking = images.filter(
      (image) => !['width', 'height', 'alt'].every((name) => image.hasAttribute(name)),
    )
    expect(lacking.map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})
