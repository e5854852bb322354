import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, contentPages } from '../support/builtSite.ts'
import { servicePath, siteFolder } from '../support/sitePages.ts'
import { ask, checkNginxHttps, hosts, start } from './hosts.ts'

const onEverything = Object.entries({
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
})

const script = builtPages[0]?.document.querySelector('script[src]')?.getAttribute('src') ?? ''
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

for (const host of hosts) {
  if (!host.isInstalled) console.log(`Skipped: ${host.name} is not installed.`)

  describe.runIf(host.isInstalled)(host.name, () => {
    let server: Awaited<ReturnType<typeof start>> | undefined
    beforeAll(async () => {
      server = await start(host)
    })
    afterAll(() => server?.stop())
    const request = (path: string, encoding?: string, method?: string) =>
      ask(server?.origin ?? '', path, encoding, method)

    test.each(['br', 'gzip', 'identity'] as const)('sends every page in %s', async (asked) => {
      const encoding = asked === 'br' ? host.encoding : asked
      // Requested all at once, as by many visitors.
      await Promise.all(
        contentPages.map(async ({ path, html }) => {
          const { status, headers, body } = await request(path, encoding)
          const sent = headers['content-encoding'] ?? 'identity'
          const answer = [status, sent, unpack[encoding](body).toString()]
          expect(answer, path).toEqual([200, encoding, html])
          expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
          expect(headers['cache-control'], path).toBe('no-cache')
          expect(headers.etag, path).toBeTruthy()
          if (encoding === 'identity') return
          expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding')
        }),
      )
    })

    test.each([
      ['/about/', '/about'],
      ['/about.html', '/about'],
      [`${servicePath}/`, servicePath],
      [`${servicePath}.html`, servicePath],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/contact/?coupon=A&b=c', '/contact?coupon=A&b=c'],
      ['/index.html?a=b', '/?a=b'],
    ])('redirects %s to %s in one step', async (from, to) => {
      const { status, headers } = await request(from)
      expect([status, headers.location]).toEqual([301, to])
      expect((await request(to)).status).toBe(200)
    })

    test('redirects a removed page to another', async () => {
      const { status, headers } = await request('/old-page')
      expect([status, headers.location]).toEqual([301, '/new-page'])
    })

    test.each(['//example.com/', '/\\example.com/', '//example.com.html', '/%5Cexample.com/'])(
      '%s does not redirect to another site',
      async (path) => {
        expect((await request(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      },
    )

    test.each([
      '/no-such-page',
      '/blog/no-such-page',
      '/assets/none.js',
      '/404',
      '/404.html',
      '/404/',
      // A redirect would lead to a URL that doesn't exist.
      '/blog/no-such-page.html',
      '/no-such-page/',
      '/assets/',
      // Each page has one URL.
      '//',
      '//about',
      '/./about',
      '/blog/../about',
      // Requests to the server by its own name, and by others.
      '/about.html.br',
      '/404.html.gz',
      '/_headers',
    ])('sends the error page for %s, with its status', async (path) => {
      const { status, headers, body } = await request(path)
      expect(status).toBe(404)
      expect(body.toString()).toBe(builtPages.find(({ path }) => path === '/404')?.html)
      // A missing file may exist tomorrow.
      expect(headers['cache-control']).toBe('no-cache')
    })

    test('answers 404 for a path that is too long for a file', async () => {
      expect((await request(`/${'a'.repeat(300)}`)).status).toBe(404)
    })

    test.each(['/%00', '/about%00'])('answers %s with a client error', async (path) => {
      const { status } = await request(path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    })

    test.each(['POST', 'PUT', 'DELETE'])('rejects %s requests to a page', async (method) => {
      expect((await request('/about', undefined, method)).status).toBe(405)
    })

    test.each(['/', script, '/no-such-page', '/about/'])(
      '%s has security headers',
      async (path) => {
        const { headers } = await request(path)
        for (const [name, value] of onEverything) expect(headers[name], name).toBe(value)
      },
    )

    test('caches hashed files for a year', async () => {
      const { status, headers, body } = await request(script, host.encoding)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toContain('javascript')
      expect(unpack[host.encoding](body)).toEqual(readFileSync(join(siteFolder, script)))
    })

    test.each([
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/feed.xml', 'xml'],
      ['/icon.svg', 'image/svg+xml'],
      ['/sitemap.xml', 'xml'],
    ])('sends %s with its content type', async (path, type) => {
      expect((await request(path)).headers['content-type']).toContain(type)
    })
  })
}

test.runIf(hosts[0]?.isInstalled)('nginx accepts its configuration with https', () => {
  expect(checkNginxHttps).not.toThrow()
})

test('Netlify and Cloudflare Pages send the same headers', () => {
  const file = readFileSync(join(siteFolder, '_headers'), 'utf8').toLowerCase()
  for (const [name, value] of onEverything)
    expect(file).toContain(`${name}: ${value.toLowerCase()}`)
})
