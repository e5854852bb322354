import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockBuild } from '../../renderer/cli/lockBuild.ts'
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
  '/404/',
  '/404%2Ehtml',
  '/assets/',
  '//about',
  '/%2Fabout',
  '/about.html.br',
  '/about.html.br/',
  '/about.html%2Ebr',
  '/_headers',
  '/%5Fheaders',
  '/_headers/',
  '/_redirects',
  '/.htaccess',
  '/%',
  '/%00',
  '/..%2f..%2fpackage.json',
  `/${'a'.repeat(300)}`,
])('serves the error page for %s', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe(readFileSync(join(siteFolder, '404.html'), 'utf8'))
})

test('serves the error page for a path that goes up a folder', async () => {
  // `fetch` would send the path that it leads to.
  const path = '/blog/../_headers'
  const status = await new Promise((resolve, reject) => {
    request(server.origin, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(404)
})

test('sends the whole page to a browser that asks for a part', async () => {
  const response = await fetch(`${server.origin}/about`, { headers: { range: 'bytes=0-99' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(readFileSync(join(siteFolder, 'about.html'), 'utf8'))
})

test('says that the site is being built, and otherwise that a page is missing', async () => {
  const project = mkdtempSync(join(tmpdir(), 'site-'))
  const folder = join(project, 'dist/client')
  mkdirSync(folder, { recursive: true })
  const preview = await listen(siteServer(folder))
  const get = async () => {
    const response = await fetch(`${preview.origin}/about`)
    return `${response.status} ${await response.text()}`
  }
  expect(await get()).toBe('404 Page not found')
  await lockBuild(project)
  expect(await get()).toMatch(/^503 The site is being built/)
  writeFileSync(join(folder, 'about.html'), 'About us')
  expect(await get()).toBe('200 About us')
  preview.close()
  rmSync(project, { recursive: true })
})

test('goes on if a file is deleted while it is sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(folder, 'about.html'), 'About us')
  const site = siteServer(folder)
  // Runs after the file was found, and before it is opened.
  site.prependListener('request', (_request, response) =>
    response.once('pipe', () => rmSync(join(folder, 'about.html'), { force: true })),
  )
  const preview = await listen(site)
  await fetch(`${preview.origin}/about`).catch(() => {})
  expect((await fetch(`${preview.origin}/about`)).status).toBe(404)
  preview.close()
  rmSync(folder, { recursive: true })
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
