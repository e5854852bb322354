import { expect, test } from 'vitest'
import { business, phoneHref } from '../../content/business'
import { sitePaths } from '../sitePaths'
import { builtPage, builtPages, contentPages, textOf } from './builtSite'

test('the build has the 79 routes of the specification, the error page and no other', () => {
  expect(sitePaths).toHaveLength(79)
  expect(builtPages.map(({ path }) => path).toSorted()).toEqual([...sitePaths, '/404'].toSorted())
})

test.each(contentPages)('$path has a title and a description of fitting length', ({ document }) => {
  const [title = '', ...rest] = textOf(document.querySelector('title')).split(' | ')
  expect(rest).toEqual([business.name])
  expect(title.length).toBeGreaterThanOrEqual(10)
  expect(title.length).toBeLessThanOrEqual(60)
  const description = document.querySelector('meta[name=description]')?.getAttribute('content')
  expect(description?.length).toBeGreaterThanOrEqual(50)
  expect(description?.length).toBeLessThanOrEqual(160)
})

test.each(['title', 'h1'])('no two pages share their %s', (selector) => {
  const texts = contentPages.map(({ document }) => textOf(document.querySelector(selector)))
  // Both Laurels are called Laurel; their titles and trails tell them apart.
  const expected = selector === 'h1' ? texts.length - 1 : texts.length
  expect(new Set(texts).size).toBe(expected)
})

test('no two pages share their description', () => {
  const descriptions = contentPages.map(({ document }) =>
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  )
  expect(new Set(descriptions).size).toBe(contentPages.length)
})

test('the error page says what happened and leads on', () => {
  const { document } = builtPage('/404')
  expect(textOf(document.querySelector('h1'))).toBe('Unexpected Application Error!')
  const main = document.querySelector('main')
  expect(textOf(main)).toContain('404 Not Found')
  const links = main?.querySelectorAll('a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/', '/services', phoneHref]))
})
