import { Readability } from '@mozilla/readability'
import { Defuddle } from 'defuddle/node'
import { parseHTML } from 'linkedom'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { business } from '../../model/records.ts'
import { absoluteUrl } from '../../model/settings.ts'
import { type BuiltPage, builtPages, contentPages, getText } from '../support/builtSite.ts'
import { metaContent, metaContents } from '../support/pageHead.ts'

const articles = contentPages.filter(({ path }) => path.startsWith('/blog/'))
const withCalculator = articles.find(({ html }) => html.includes('data-calculator'))
const withTable = articles.find(({ html }) => html.includes('<table'))
const kinds = ['/', '/services/', '/cities/', '/contact', '/reviews', '/faq']
  .flatMap((start) => contentPages.find(({ path }) => path.startsWith(start) && path !== '/') ?? [])
  .concat(withCalculator ?? [], withTable ?? [])

/** What an article must keep, without white space, which readers change. */
function partsOf({ document }: BuiltPage) {
  const article = document.querySelector('article')
  const all = (selector: string) => article?.querySelectorAll(selector).map(textOf) ?? []
  return {
    lead: all('p:has(> b):has(> a)'),
    // The closing box, which reader modes may leave out, has none of these.
    headings: all('h2[id], h3[id]'),
    rows: all('tr'),
    items: all('li:not(nav li)'),
    examples: all('[data-result]'),
  }
}

function textOf(element: HTMLElement | null): string {
  return getText(element).replace(/\s/g, '')
}

const readers = {
  // Firefox's reader mode, and many services that save articles.
  Readability: async ({ html }: BuiltPage) => {
    const found = new Readability(parseHTML(html).document).parse()
    return { title: found?.title, site: found?.siteName, content: found?.content ?? '' }
  },
  // Obsidian's web clipper.
  Defuddle: ({ html, path }: BuiltPage) => Defuddle(html, absoluteUrl(path)),
}

test.each(articles)('a reader mode shows all of $path, in order', async (page) => {
  const { content } = await readers.Readability(page)
  const shown = parse(content)
  const text = textOf(shown)
  const { headings, ...texts } = partsOf(page)
  const kept = shown.querySelectorAll('h2, h3').map(textOf)
  expect(kept.filter((heading) => headings.includes(heading))).toEqual(headings)
  expect(texts.lead).toHaveLength(1)
  for (const [part, all] of Object.entries(texts)) {
    expect(
      all.filter((one) => !text.includes(one)),
      part,
    ).toEqual([])
  }
  // Without the form, they would be questions without fields.
  expect(shown.querySelectorAll('label, [id$=-hint]')).toEqual([])
})

test.each(kinds)('programs that save pages get the text and the facts of $path', async (page) => {
  const [published = ''] = metaContents(page, 'article:published_time')
  const found = await readers.Defuddle(page)
  expect(found).toMatchObject({
    title: metaContent(page, 'og:title'),
    site: business.name,
    image: metaContent(page, 'og:image'),
    description: metaContent(page, 'description'),
    published,
  })
  const { lead, rows, examples } = partsOf(page)
  const text = textOf(parse(found.content))
  for (const one of [lead, rows, examples].flat()) expect(text).toContain(one)
  const short = await readers.Readability(page)
  expect([short.title, short.site].join(' | ').split(business.name)).toHaveLength(2)
})

test.each(builtPages)('on $path, what stands apart is apart in the text too', ({ html }) => {
  const inline = 'a|button|label|small|span'
  const joined = new RegExp(`[^\\s>](?:</(?:${inline}|b|strong)>)+<(?:${inline})\\b[^<]*`, 'g')
  expect(html.match(joined) ?? []).toEqual([])
})

test.each(builtPages)('the words of $path have no characters that only lay them out', (page) => {
  expect(page.html.match(/.{0,20}[\u00ad\u200b-\u200d\u2060\ufeff]/g) ?? []).toEqual([])
})
