import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPage } from '../../renderer/content/askPage.ts'
import { listen } from '../support/listen.ts'

const server = createServer(({ url }, response) => {
  if (url === '/moved') response.writeHead(301, { location: '/radon' })
  else if (url !== '/radon' && url !== '/nameless') response.writeHead(404)
  response.end(url === '/radon' ? '<title>Radon &#124; US EPA</title>' : 'Text')
})
let site: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  site = await listen(server)
})
afterAll(() => site.close())

test.each([
  ['/radon', 'Radon', undefined],
  ['/radon', undefined, undefined],
  ['/nameless', 'Radon', undefined],
  ['/radon', 'Mold and moisture', 'is titled "Radon &#124; US EPA"'],
  ['/moved', 'Radon', 'leads to {origin}/radon'],
  ['/gone', 'Radon', 'answers 404'],
])('answers for %s, cited as %s: %s', async (path, title, answer) => {
  const { origin } = site
  const url = `${origin}${path}#health`
  expect(await askPage({ url, title })).toBe(answer?.replace('{origin}', origin))
})

test('reports a site that does not answer', async () => {
  expect(await askPage({ url: 'http://127.0.0.1:1/' })).toMatch(/^can't be reached: /)
})
