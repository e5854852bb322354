import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import type { Article } from '../../model/article.ts'
import { business } from '../../model/records.ts'
import { articleSchema } from '../../model/schemas/article.ts'
import { absoluteUrl, siteUrl } from '../../model/settings.ts'
import { atomFeed, feedLimit } from '../../renderer/files/atomFeed.ts'
import { validArticle } from '../support/validArticle.ts'

test('the feed is valid without articles', () => {
  expect(readFeed([])).toMatchObject({ updated: `${business.copyrightYear}-01-01T12:00:00Z` })
})

test('dates the feed by its newest article', () => {
  const articles = [{ published: '2020-05-01' }, { published: '2020-03-01', updated: '2020-06-01' }]
  expect(readFeed(articles).updated).toBe('2020-06-01T12:00:00Z')
})

test('the feed has only the newest articles', () => {
  const articles = Array.from({ length: feedLimit + 1 }, (_, index) => ({ slug: `a-${index}` }))
  const { entry } = readFeed(articles)
  expect(entry).toHaveLength(feedLimit)
  expect(entry[0].id).toBe(absoluteUrl('/blog/a-0'))
})

test('the feed shows titles and descriptions as written', () => {
  const text = 'a[b[0]]>1 & <b> ]]> and "&amp;"'
  const { entry } = readFeed([{ heading: text, description: text }])
  expect(entry).toMatchObject([{ title: text, summary: text }])
})

const xml = new XMLParser({ isArray: (name) => name === 'entry', parseTagValue: false })

function readFeed(articles: Partial<Article>[]) {
  return xml.parse(atomFeed(feed, articles.map(toListed)), true).feed
}

const feed = {
  siteUrl,
  name: business.name,
  subtitle: business.tagline,
  path: '/blog',
  lang: 'en-US',
  year: business.copyrightYear,
}

function toListed({ slug = 'how-a-heat-pump-defrosts', ...changes }: Partial<Article>) {
  const fields = articleSchema.parse(parseDocument(validArticle.split('---')[1] ?? '').toJS())
  return { ...fields, path: `/blog/${slug}`, ...changes }
}
