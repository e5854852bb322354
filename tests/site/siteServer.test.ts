import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteServer } from '../../renderer/cli/siteServer.ts'
import { listen } from '../support/listen.ts'
import { siteFolder } from '../support/sitePages.ts'

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(siteServer(siteFolder))
})
afterAll(() => server.close())

const ask = (path: string, method = 'GET') =>
  fetch(server.origin + path, { method, redirect: 'manual' })

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about?coupon=A', 'about.html'],
])('serves the page for %s', async (path, file) => {
  const response = await ask(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe(readFileSync(join(siteFolder, file), 'utf8'))
})

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/contact/?coupon=A&b=c', '/contact?coupon=A&b=c'],
])('%s redirects to %s', async (from, to) => {
  const { status, headers } = await ask(from)
  expect([status, headers.get('location')]).toEqual([301, to])
})

test.each([
  '/no-such-page',
  '/404',
  '/404.html',
  '/assets/',
  '//about',
  '/about.html.br',
  '/_headers',
  '/%00',
  '/..%2f..%2fpackage.json',
  `/${'a'.repeat(300)}`,
])('serves the error page for %s', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe(readFileSync(join(siteFolder, '404.html'), 'utf8'))
})

test('rejects a form sent to a page, so that no response looks like success', async () => {
  expect((await ask('/contact', 'POST')).status).toBe(405)
})

test('caches files with a hash in their name', async () => {
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8')
  const script = html.match(/\/assets\/[\w./-]+\.js/)?.[0] ?? ''
  const { status, headers } = await ask(script)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
