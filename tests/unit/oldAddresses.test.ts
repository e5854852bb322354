import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { redirectsSchema } from '../../model/schemas/redirects.ts'
import { guessRedirects, readOldAddresses, toYaml } from '../../renderer/cli/oldAddresses.ts'
import { readYaml } from '../../renderer/content/readYaml.ts'
import { oldAddresses } from '../support/oldSite.ts'

const pages = [
  ...['/', '/about', '/services', '/cities-we-serve', '/blog', '/contact', '/reviews', '/coupons'],
  ...['/faq', '/services/ac-repair', '/services/furnace-repair', '/services/boiler-repair'],
  ...['/cities/evanston-il', '/cities/oak-park-il', '/blog/is-your-ac-blowing-warm-air'],
]

const guessed = guessRedirects(oldAddresses, pages, '/blog')

test('a WordPress site of 40 pages becomes a list with a guess for most of them', () => {
  const lines = guessed.map(({ from, to, isGuess }) => `${from} ${to ?? '-'}${isGuess ? ' ?' : ''}`)
  expect(lines).toEqual([
    '/about-us/ /about ?',
    '/contact-us/ /contact ?',
    '/our-team/ -',
    '/careers/ -',
    '/financing/ -',
    '/privacy-policy/ -',
    '/testimonials/ -',
    '/coupons-and-specials/ /coupons ?',
    '/frequently-asked-questions/ -',
    '/ac-repair-evanston/ /services/ac-repair ?',
    '/ac-repair-oak-park/ /services/ac-repair ?',
    '/air-conditioning-repair/ -',
    '/furnace-repair-chicago/ /services/furnace-repair ?',
    '/furnace-repairs/ /services/furnace-repair ?',
    '/boiler-repair/ /services/boiler-repair',
    '/boiler-service/ /services/boiler-repair ?',
    '/heating/furnace-repair/ /services/furnace-repair',
    '/heating/boiler-repair/steam/ -',
    '/service-area/ -',
    '/service-area/evanston/ /cities/evanston-il ?',
    '/service-area/oak-park/ /cities/oak-park-il ?',
    '/2019/05/how-often-should-you-change-your-filter/ -',
    '/2019/11/why-is-my-furnace-short-cycling/ -',
    '/2020/01/5-signs-you-need-a-new-boiler/ -',
    '/2021/07/is-your-ac-blowing-warm-air/ /blog/is-your-ac-blowing-warm-air',
    '/2022/03/spring-tune-up-checklist/ -',
    '/category/heating/ /blog ?',
    '/category/cooling/ /blog ?',
    '/tag/filters/ /blog ?',
    '/author/admin/ /blog ?',
    '/thank-you/ -',
    '/index.php/contact/ /contact',
    '/joe%e2%80%99s-story/ -',
    '/home-2/ -',
  ])
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
