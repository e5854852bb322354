import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteServer } from '../../renderer/cli/siteServer.ts'
import { unfinishedFile } from '../../renderer/files/writeSiteFile.ts'
import { temporaryFolder } from '../support/files.ts'
import { listen } from '../support/listen.ts'
import { siteFolder } from '../support/sitePages.ts'

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(siteServer(siteFolder))
})
afterAll(() => server.close())

// For all other addresses, see tests/hosting.
test.each([
  ...['/404%2Ehtml', '/%2Fabout', '/about.html.br/', '/about.html%2Ebr', '/%5Fheaders'],
  ...['/_headers/', '/%', '/..%2f..%2fpackage.json'],
])('serves the error page for %s', async (path) => {
  const response = await fetch(server.origin + path)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe(readFileSync(join(siteFolder, '404.html'), 'utf8'))
})

test('sends the whole page to a browser that asks for a part', async () => {
  const response = await fetch(`${server.origin}/about`, { headers: { range: 'bytes=0-99' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(readFileSync(join(siteFolder, 'about.html'), 'utf8'))
})

test('serves no half site: while a build writes it, or after one was stopped, it says so', async () => {
  const project = temporaryFolder('dist/client')
  const folder = join(project, 'dist/client')
  writeFileSync(join(folder, 'about.html'), 'About us')
  const preview = await listen(siteServer(folder))
  const get = async (path: string) => {
    const response = await fetch(preview.origin + path)
    return `${response.status} ${await response.text()}`
  }
  writeFileSync(join(project, unfinishedFile), '')
  expect(await get('/about')).toMatch(/^503 The site is being built/)
  rmSync(join(project, unfinishedFile))
  expect(await get('/about')).toBe('200 About us')
  expect(await get('/faq')).toBe('404 Page not found')
  preview.close()
})

test('goes on if a file is deleted while it is sent', async () => {
  const folder = temporaryFolder()
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
})

test('caches files with a hash in their name', async () => {
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8')
  const script = html.match(/\/assets\/[\w./-]+\.js/)?.[0] ?? ''
  const { status, headers } = await fetch(server.origin + script)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
