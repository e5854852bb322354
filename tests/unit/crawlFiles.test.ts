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

const [small, large] = ['/assets/pictures/unit-480.webp', '/assets/pictures/unit-800.webp']

function TextWithPicture() {
  return createElement('img', { src: large, srcSet: `${small} 480w, ${large} 800w` })
}

test('a picture in a feed has absolute addresses', () => {
  const [article] = articles
  const html = article ? articleHtml({ ...article, Body: TextWithPicture }) : ''
  expect(html).toContain(`src="${absoluteUrl(large)}"`)
  expect(html).toContain(`="${absoluteUrl(small)} 480w, ${absoluteUrl(large)} 800w"`)
})

test('the icon file holds one PNG', async () => {
  const ico = (await icons())['/favicon.ico']
  expect(ico?.readUInt16LE(4)).toBe(1)
  expect(ico?.readUInt32LE(14)).toBe((ico?.length ?? 0) - 22)
  expect(ico?.subarray(23, 26).toString()).toBe('PNG')
})
