import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { words } from '../../model/records.ts'
import { listen } from '../support/listen.ts'
import { pageKinds } from '../support/sitePages.ts'
import { expect, test } from './pageTest.ts'
import { recordShifts, shiftsOn } from './shifts.ts'

// Where supported, the first paint waits for the page header. Later content must not shift.
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

// Smaller parts than above: Chromium paints a page when it likes.
test('the call bar and the steps stay in place before all of their parts have arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  const bar = page.getByRole('region', { name: words.layout.callUs })
  const step = page.locator('[aria-hidden] > svg + svg').first()
  const places = async () => [await bar.boundingBox(), await step.boundingBox()]
  const complete = await places()
  await bar.evaluate((element) => element.replaceChildren())
  await step.evaluate((element) => element.nextElementSibling?.remove())
  expect(await places()).toEqual(complete)
})

/** Serves the site's files. Sends a page's head first, and then one part after another. */
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

/** For shifts by late fonts, see type.test.ts, which uses a fallback font as on phones. */
const fonts =
  /<meta http-equiv="Content-Security-Policy"[^>]*>|<link rel="preload" as="font"[^>]*>|@font-face\{[^}]*\}/g

/**
 * Splits a page into its head and parts of about 400 characters, each ending after an element: text
 * next to an icon arrives with it, as in nearly every packet, and half a word might wrap.
 */
function getParts(html: string): string[] {
  const body = html.indexOf('<body')
  const parts = html.slice(body).match(/.{400}.*?<\/(?:a|button|div|h\d|li|p|summary|td)>|.+$/gs)
  return [html.slice(0, body), ...(parts ?? [])]
}
