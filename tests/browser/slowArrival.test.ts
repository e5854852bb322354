import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '../listen.ts'
import { pageKinds } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'
import { recordShifts, shiftsOn } from './shifts.ts'

// The first frame waits for the header of its page where the browser can; what comes later must not move anything.
test('nothing shifts while a page arrives in parts', async ({ page, baseURL }) => {
  const server = await serveInParts(baseURL)
  await recordShifts(page)
  const moved: string[] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of pageKinds) {
      await page.goto(server.origin + path)
      moved.push(...(await shiftsOn(page)).map((shift) => `${path}, ${width} px: ${shift}`))
    }
  }
  server.close()
  expect(moved).toEqual([])
})

/** Serves the site's files; of a page, its head first and then one part after the other. */
function serveInParts(site: string | undefined) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      for (const part of getParts((await answer.text()).replace(fonts, ''))) {
        response.write(part)
        await sleep(2)
      }
      response.end()
    } else response.end(Buffer.from(await answer.arrayBuffer()))
  })
  return listen(server)
}

/** What late fonts move: type.test.ts, with a font in whose place they come on phones. */
const fonts =
  /<meta http-equiv="Content-Security-Policy"[^>]*>|<link rel="preload" as="font"[^>]*>|@font-face\{[^}]*\}/g

/**
 * The head, then parts of about 400 characters that end after an element: what stands beside an icon
 * arrives with it, as in nearly every packet, and half a word may wrap when it is whole.
 */
function getParts(html: string): string[] {
  const body = html.indexOf('<body')
  const parts = html.slice(body).match(/.{400}.*?<\/(?:a|button|div|h\d|li|p|summary|td)>|.+$/gs)
  return [html.slice(0, body), ...(parts ?? [])]
}
