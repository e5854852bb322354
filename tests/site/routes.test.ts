import { expect, test } from 'vitest'
import { business, phoneHref } from '../../content/business.ts'
import { cities } from '../../content/cities.ts'
import { sitePages } from '../../content/model/sitePages.ts'
import { footerServices, mainNavigation } from '../../content/navigation.ts'
import { builtPage, builtPages, contentPages, textOf } from './builtSite.ts'
import { targetsOf } from './elements.ts'

test('the build has a page for everything in the content, the error page and no other', () => {
  const paths = [...sitePages.map(({ path }) => path), '/404']
  expect(builtPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
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

test('no two pages share their title, heading or description', () => {
  const of = (selector: string) =>
    contentPages.map(({ document }) => document.querySelector(selector))
  expect(repeatedIn(of('title').map(textOf))).toEqual([])
  const descriptions = of('meta[name=description]').map((meta) => meta?.getAttribute('content'))
  expect(repeatedIn(descriptions)).toEqual([])
  // Namesakes, as the two Laurels, are told apart by their titles and breadcrumbs.
  const namesakes = cities.length - new Set(cities.map(({ name }) => name)).size
  expect(repeatedIn(of('h1').map(textOf))).toHaveLength(namesakes)
})

test('the error page says what happened and leads on', () => {
  const { document } = builtPage('/404')
  expect(textOf(document.querySelector('h1'))).toBe('Unexpected Application Error!')
  const main = document.querySelector('main')
  expect(textOf(main)).toContain('404 Not Found')
  const targets = [...mainNavigation, ...footerServices].map(({ href }) => href)
  expect(targetsOf(main, 'a')).toEqual(expect.arrayContaining([...targets, phoneHref]))
})

function repeatedIn(texts: (string | undefined)[]) {
  return texts.filter((text, index) => texts.indexOf(text) < index)
}
