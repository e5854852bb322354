import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, contentPages, siteFolder } from '../site/builtSite.ts'
import { ask, hosts } from './hosts.ts'

const onEverything = Object.entries({
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
})

const script = builtPages[0]?.document.querySelector('script[src]')?.getAttribute('src') ?? ''
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

for (const host of hosts) {
  if (!host.isInstalled)
    console.log(`${host.name} is not installed: its configuration is untested.`)

  describe.runIf(host.isInstalled)(host.name, () => {
    let stop = () => {}
    beforeAll(async () => {
      stop = await host.start()
    })
    afterAll(() => stop())

    test.each(['br', 'gzip'] as const)(
      'sends every page, packed beforehand by %s',
      async (best) => {
        const encoding = host.encoding === 'br' ? best : 'gzip'
        for (const { path, html } of contentPages) {
          const { status, headers, body } = await ask(host, path, encoding)
          const answer = [status, headers['content-encoding'], unpack[encoding](body).toString()]
          expect(answer, path).toEqual([200, encoding, html])
          expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
          expect(headers['cache-control'], path).toBe('no-cache')
          expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding')
          expect(headers.etag, path).toBeTruthy()
        }
      },
    )

    test('sends a page plainly to who asks for it so', async () => {
      const { headers, body } = await ask(host, '/about')
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.toString()).toBe(contentPages.find(({ path }) => path === '/about')?.html)
    })

    test.each([
      ['/about/', '/about'],
      ['/about.html', '/about'],
      ['/blog/hvac-zoning-systems-explained/', '/blog/hvac-zoning-systems-explained'],
      ['/services/ac-repair.html', '/services/ac-repair'],
      ['/index.html', '/'],
      ['/index', '/'],
    ])('%s leads to %s by one 301', async (from, to) => {
      const { status, headers } = await ask(host, from)
      expect([status, headers.location]).toEqual([301, to])
      expect((await ask(host, to)).status).toBe(200)
    })

    test.each(['//example.com/', '/\\example.com/', '//example.com.html', '/%5Cexample.com/'])(
      '%s leads nowhere else',
      async (path) => {
        expect((await ask(host, path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      },
    )

    test.each([
      '/no-such-page',
      '/blog/no-such-page',
      '/assets/none.js',
      '/404',
      '/404.html',
      '/%00',
    ])('%s is the error page with its status', async (path) => {
      const { status, headers, body } = await ask(host, path)
      if (path === '/%00') return expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBe(404)
      expect(body.toString()).toBe(builtPages.find(({ path }) => path === '/404')?.html)
      // What is missing today may be there tomorrow.
      expect(headers['cache-control']).toBe('no-cache')
    })

    test.each(['/', script, '/no-such-page', '/about/', '/robots.txt'])(
      '%s carries the headers that keep it safe',
      async (path) => {
        const { headers } = await ask(host, path)
        for (const [name, value] of onEverything) expect(headers[name], name).toBe(value)
      },
    )

    test('hashed files stay in the browser, the script packed as small as can be', async () => {
      const { status, headers, body } = await ask(host, script, host.encoding)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toContain('javascript')
      expect(unpack[host.encoding](body)).toEqual(readFileSync(join(siteFolder, script)))
    })

    test('answers 10,000 requests over all pages, each rightly', async () => {
      const left = Array.from({ length: 10_000 }, (_, i) => contentPages[i % contentPages.length])
      const wrong: string[] = []
      const visitor = async () => {
        for (let page = left.pop(); page; page = left.pop()) {
          const { status, body } = await ask(host, page.path)
          const isRight = status === 200 && body.length === Buffer.byteLength(page.html)
          if (!isRight) wrong.push(`${page.path}: ${status}, ${body.length} bytes`)
        }
      }
      await Promise.all(Array.from({ length: 32 }, visitor))
      expect(wrong).toEqual([])
    }, 120_000)

    test.each([
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/feed.xml', 'xml'],
      ['/feed.json', 'json'],
      ['/icon.svg', 'image/svg+xml'],
      ['/sitemap.xml', 'xml'],
    ])('%s has its type', async (path, type) => {
      expect((await ask(host, path)).headers['content-type']).toContain(type)
    })
  })
}

test('the headers of Netlify and Cloudflare Pages are the same', () => {
  const file = readFileSync(join(siteFolder, '_headers'), 'utf8').toLowerCase()
  for (const [name, value] of onEverything)
    expect(file).toContain(`${name}: ${value.toLowerCase()}`)
})
