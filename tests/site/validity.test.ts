import { describe, expect, it } from 'vitest'
import { builtPages } from './builtSite'
import { htmlProblems } from './htmlValidate'

describe.each(builtPages)('the HTML of $path', ({ html, document }) => {
  it('is valid', () => {
    expect(htmlProblems(html)).toEqual([])
  })

  it('gives each id once', () => {
    const ids = document.querySelectorAll('[id]').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('gives each picture its size and its words', () => {
    const images = document.querySelectorAll('img')
    const lacking = images.filter(
      (image) => !['width', 'height', 'alt'].every((name) => image.hasAttribute(name)),
    )
    expect(lacking.map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})
