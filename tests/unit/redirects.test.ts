import { expect, test } from 'vitest'
import type { Redirect } from '../../renderer/files/redirectOrder.ts'
import {
  firebaseRedirects,
  redirectPages,
  redirectsFile,
  vercelRedirects,
} from '../../renderer/files/redirects.ts'

// The hosting tests run the lines for nginx, Caddy and Apache on these servers.
const redirects: Redirect[] = [
  { from: '/blog/page/*', to: '/blog' },
  { from: '/joe%e2%80%99s-story/', to: '/about#joe' },
  { from: '/price-list(1).pdf', to: '/coupons' },
  { from: '/home.html', to: 'https://example.org/?a=b&c=d' },
  { from: '/', query: 'p=123', to: '/faq' },
  { from: '/gone/', status: 410 },
]

test('Cloudflare and Netlify get each spelling, stars last, and Google’s file at its own address', () => {
  expect(redirectsFile(redirects, ['google1a2b.html']).split('\n')).toEqual([
    '/google1a2b.html /google1a2b 200',
    '/ p=123 /faq 301',
    '/joe%e2%80%99s-story /about#joe 301',
    '/joe%e2%80%99s-story/ /about#joe 301',
    '/price-list(1).pdf /coupons 301',
    '/home https://example.org/?a=b&c=d 301',
    '/home/ https://example.org/?a=b&c=d 301',
    '/home.html https://example.org/?a=b&c=d 301',
    '/blog/page/* /blog 301',
    '',
  ])
})

test('Vercel gets sources without signs that it reads as a pattern', () => {
  const sources = vercelRedirects(redirects)
  expect(sources).toContainEqual({
    source: '/price-list\\(1\\).pdf',
    destination: '/coupons',
    statusCode: 301,
  })
  expect(sources).toContainEqual({
    source: '/blog/page/(.*)',
    destination: '/blog',
    statusCode: 301,
  })
  expect(sources).toContainEqual({
    source: '/',
    has: [{ type: 'query', key: 'p', value: '123' }],
    destination: '/faq',
    statusCode: 301,
  })
})

test('Firebase gets regular expressions that match every spelling, and nothing longer', () => {
  const patterns = firebaseRedirects(redirects)
  expect(patterns).toEqual([
    { regex: '^/joe’s-story(/)?$', destination: '/about#joe', type: 301 },
    { regex: '^/price-list\\(1\\)\\.pdf$', destination: '/coupons', type: 301 },
    { regex: '^/home(/|\\.html)?$', destination: 'https://example.org/?a=b&c=d', type: 301 },
    { regex: '^/blog/page/', destination: '/blog', type: 301 },
  ])
})

test('GitHub Pages gets a page for each redirect that one can stand for', () => {
  const pages = redirectPages(redirects, (path) => `https://www.example.com${path}`, {
    lang: 'en-US',
    title: 'This page has moved',
  })
  expect(Object.keys(pages)).toEqual(['/joe’s-story/index.html', '/home.html'])
  expect(pages['/joe’s-story/index.html']).toContain(
    '<meta http-equiv="refresh" content="0; url=/about#joe">',
  )
  expect(pages['/joe’s-story/index.html']).toContain(
    '<link rel="canonical" href="https://www.example.com/about#joe">',
  )
  expect(pages['/home.html']).toContain('<a href="https://example.org/?a=b&amp;c=d">')
})
