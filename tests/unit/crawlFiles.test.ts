import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { articles } from '../../content/model/articles.ts'
import { sitePages } from '../../content/model/sitePages.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { articleHtml } from '../../renderer/files/articleHtml.tsx'
import { feeds } from '../../renderer/files/feeds.ts'
import { icons } from '../../renderer/files/icons.ts'

afterEach(() => vi.useRealTimers())

test('the feeds do not depend on the time of the build', () => {
  const articles = sitePages.filter(({ subject }) => subject.kind === 'article').slice(0, 3)
  const today = feeds(articles)
  vi.useFakeTimers({ now: new Date('2040-01-01') })
  expect(feeds(articles)).toEqual(today)
})

test('the feeds are valid without articles', () => {
  expect(feeds([]).atom).toContain('<updated>')
  expect(JSON.parse(feeds([]).json).items).toEqual([])
})

function Picture() {
  return createElement('img', { src: '/assets/pictures/unit-800.webp' })
}

test('a picture in a feed has an absolute address', () => {
  const [article] = articles
  const html = article ? articleHtml({ ...article, Body: Picture }) : ''
  expect(html).toContain(`src="${absoluteUrl('/assets/pictures/unit-800.webp')}"`)
})

test('the icon file holds one PNG', async () => {
  const ico = (await icons())['/favicon.ico']
  expect(ico?.readUInt16LE(4)).toBe(1)
  expect(ico?.readUInt32LE(14)).toBe((ico?.length ?? 0) - 22)
  expect(ico?.subarray(23, 26).toString()).toBe('PNG')
})
