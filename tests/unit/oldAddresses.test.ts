import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { redirectsSchema } from '../../model/schemas/redirects.ts'
import { guessRedirects, readOldAddresses, toYaml } from '../../renderer/cli/oldAddresses.ts'
import { readYaml } from '../../renderer/content/readYaml.ts'
import { oldAddresses, oldRedirects } from '../support/oldSite.ts'

const pages = [
  ...['/', '/about', '/services', '/cities-we-serve', '/blog', '/contact', '/reviews', '/coupons'],
  ...['/faq', '/services/ac-repair', '/services/furnace-repair', '/services/boiler-repair'],
  ...['/cities/evanston-il', '/cities/oak-park-il', '/blog/is-your-ac-blowing-warm-air'],
]

const guessed = guessRedirects(oldAddresses, pages, '/blog')

test('a WordPress site of 40 pages becomes a list with a guess for most of them', () => {
  const lines = guessed.map(({ from, to, isGuess }) => `${from} ${to ?? '-'}${isGuess ? ' ?' : ''}`)
  expect(lines).toEqual(oldRedirects)
})

test('an owner has to decide only what has no guess', () => {
  const source = toYaml(guessed)
  const { errors } = readYaml(source, redirectsSchema)
  expect(errors.map(({ reason }) => reason)).toEqual(
    guessed.filter(({ to }) => !to).map(() => 'This old address leads nowhere.'),
  )
  const decided = source.replace(/to:$/gm, 'status: 410')
  expect(readYaml(decided, redirectsSchema).errors).toEqual([])
  expect(parse(decided)).toHaveLength(guessed.length)
})

test.each([
  ['/the-boys-of-o%27hare/', "/the-boys-of-o'hare/"],
  ['/caf%C3%A9/', '/café/'],
  ['/price%20list.pdf', '/price list.pdf'],
])('%s is written as hosts read it', (from, path) => {
  const source = toYaml(guessRedirects([`https://old.example${path}`], pages, '/blog'))
  expect(source).toContain(`- from: ${from}\n`)
  expect(readYaml(source.replace(/to:.*$/m, 'to: /about'), redirectsSchema).errors).toEqual([])
})

test('a page with only a query has one', () => {
  const [page] = guessRedirects(['https://old.example/?page_id=12'], pages, '/blog')
  expect(page).toEqual({ from: '/', query: 'page_id=12' })
})

test('a WordPress export lists what is published, and no menus', () => {
  const item = (path: string, status = 'publish') =>
    `<item><title>A</title><link>https://old.example${path}</link><content:encoded><![CDATA[<p>&nbsp;a]]></content:encoded><wp:status><![CDATA[${status}]]></wp:status></item>`
  const xml = `<?xml version="1.0"?><rss><channel>${item('/about-us/')}${item('/soon/', 'draft')}${item('/?page_id=3')}${item('/?p=4&amp;post_type=x')}</channel></rss>`
  expect(readOldAddresses('export.xml', xml)).toEqual([
    'https://old.example/about-us/',
    'https://old.example/?page_id=3',
  ])
})

test.each([
  ['<!doctype html><p>Page', 'old.xml has no list of addresses. Save the old'],
  ['', 'old.xml has no list of addresses. Save the old'],
  ['<urlset></urlset>', 'old.xml has no list of addresses. Save the old'],
  ['<urlset><url><loc>/about</loc></url></urlset>', 'addresses ("/about" is none). Save'],
  [
    '<sitemapindex><sitemap><loc>https://old.example/page-sitemap.xml</loc></sitemap></sitemapindex>',
    'Save these with your browser, and name them all: npm run redirects -- page-sitemap.xml',
  ],
])('says what is wrong with %s', (xml, message) => {
  expect(() => readOldAddresses('old.xml', xml)).toThrow(message)
})
