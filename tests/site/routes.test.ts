import { expect, test } from 'vitest'
import { business, phoneHref } from '../../content/business.ts'
import { cities } from '../../content/cities.ts'
import { sitePages } from '../../content/model/sitePages.ts'
import { sitePaths } from '../sitePaths.ts'
import { builtPage, builtPages, contentPages, textOf } from './builtSite.ts'

const builtPaths = builtPages.map(({ path }) => path)

test('the build has the 79 routes of the specification', () => {
  expect(sitePaths).toHaveLength(79)
  expect(sitePaths.filter((path) => !builtPaths.includes(path))).toEqual([])
})

test('the build has a page for all that the content holds, the error page and no other', () => {
  const paths = [...sitePages.map(({ path }) => path), '/404']
  expect(builtPaths.toSorted()).toEqual(paths.toSorted())
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
  const namesakes = cities.length - new Set(cities.map(({ name }) => name)).size
  expect(new Set(texts).size).toBe(texts.length - (selector === 'h1' ? namesakes : 0))
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
