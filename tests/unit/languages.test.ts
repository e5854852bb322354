import { expect, test } from 'vitest'
import { sitemap } from '../../renderer/files/crawlers.ts'
import { localLinks } from '../../renderer/html/localLinks.ts'
import { compileDocument } from '../../renderer/mdx/compileDocument.ts'
import { site } from '../../site.config.ts'
import { validArticle } from '../support/validArticle.ts'

const addresses: Record<string, string> = { '/': '/es', '/about': '/es/nosotros' }

test.each([
  ['<a href="/about">Nosotros</a>', '<a href="/es/nosotros">Nosotros</a>'],
  ['<a class="b" href="/?a=1#c">1</a>', '<a class="b" href="/es?a=1#c">1</a>'],
  ['<a href="/faq#a"><b>2</b></a>', '<a href="/faq#a" hreflang="en"><b>2</b> (en inglés)</a>'],
  ...[
    '/about" hrefLang="en',
    '/about" lang="en',
    '#about',
    'tel:+1',
    'https://a.org/about',
    '/a.pdf',
    '//a.org',
  ].map((href) => [`<a href="${href}">3</a>`, `<a href="${href}">3</a>`]),
])('a link leads to the page in this language, or says that it does not: %s', (html, linked) => {
  const own = { code: 'en', note: '(en inglés)' }
  expect(localLinks(html, (path) => addresses[path], own)).toBe(linked)
})

test('crawlers learn from the sitemap of a page in each language', () => {
  const versions = [
    { code: 'en', address: '/about' },
    { code: 'es', address: '/es/nosotros' },
  ]
  const xml = sitemap('https://a.org', [
    { path: '/about', indexable: true, versions },
    { path: '/faq', indexable: true, versions: [{ code: 'en', address: '/faq' }] },
  ])
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://a.org/about',
    '<loc>https://a.org/es/nosotros',
    '<loc>https://a.org/faq',
  ])
  expect(xml.match(/hreflang="[^"]+" href="[^"]+/g)?.slice(0, 3)).toEqual([
    'hreflang="en" href="https://a.org/about',
    'hreflang="es" href="https://a.org/es/nosotros',
    'hreflang="x-default" href="https://a.org/about',
  ])
})

const english = validArticle.replace(
  /(---\n.*?---\n).*/s,
  '$1\n## One\n\nText.\n\n### Two\n\nMore.\n',
)

async function translate(text: string, original = english) {
  const path = 'content/articles/a.mdx'
  const own = await compileDocument(site, process.cwd(), path, original)
  const spanish = path.replace('/', '/es/')
  return compileDocument(site, process.cwd(), spanish, `---\npath: uno\n---\n\n${text}`, own)
}

test('a translated article has the fields and the anchors of the one that it translates', async () => {
  const { data, messages } = await translate('## Uno\n\nTodo el texto.\n\n### Dos\n\nMás.\n')
  expect(messages).toEqual([])
  expect(data.anchors).toEqual(['one', 'two'])
  expect(data.sections).toEqual([{ id: 'one', text: 'Uno' }])
  expect(data.frontmatter?.services?.length).toBeGreaterThan(0)
})

test.each([
  ['a field', english.replace('title:', 'titel:')],
  ['its syntax', english.replace('heading: ', 'heading: a: ')],
  ['a missing field', english.replace(/^description.*\n/m, '')],
  ['its text', english.replace('Text.', 'In <5 minutes.')],
])('an error in %s of an article is reported there, and not in its translation', async (_, own) => {
  const { messages, data } = await translate('## Uno\n\nTexto.\n\n### Dos\n\nMás.\n', own)
  expect(messages).toEqual([])
  expect(data.anchors ?? []).not.toContain('uno')
})

test('a writer learns that a heading is not translated', async () => {
  const { messages } = await translate('## Uno\n\nTexto.\n')
  expect(messages.map(({ reason }) => reason)).toEqual([
    'This text has 1 headings with ## and 0 with ###, and the one that it translates has 1 and 1.',
  ])
})
