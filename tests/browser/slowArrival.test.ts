import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../listen.ts'
import { pageKinds } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'

// The first frame waits for the header of its page where the browser can; what comes after it may move nothing.
for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`nothing moves on a page that comes bit by bit, ${width} px wide`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    const line = await openThinLine(baseURL)
    const moved: string[] = []
    for (const path of pageKinds) {
      await page.goto(line.origin + path)
      moved.push(...(await page.evaluate(shifts)).map((shift) => `${path}: ${shift}`))
    }
    line.close()
    expect(moved).toEqual([])
  })
}

/** What moved since the page began, and by how much. */
function shifts(): Promise<string[]> {
  return new Promise((resolve) => {
    const told: string[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const [source] = Reflect.get(entry, 'sources')
        const text = source?.node?.textContent?.slice(0, 40)
        told.push(`${text}, ${Reflect.get(entry, 'value')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // What is buffered is told at once.
    setTimeout(() => resolve(told), 50)
  })
}

/** Serves the site's files; of a page, its head first and then one part after the other. */
async function openThinLine(site: string | undefined) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      for (const part of partsOf(await answer.text())) {
        response.write(part)
        await wait(5)
      }
      response.end()
    } else response.end(Buffer.from(await answer.arrayBuffer()))
  })
  return listen(server)
}

/** The head, then parts of about 200 characters that end between elements: half a word may wrap when it is whole. */
function partsOf(html: string): string[] {
  const body = html.indexOf('<body')
  return [html.slice(0, body), ...(html.slice(body).match(/.{200}[^<]*|.+$/gs) ?? [])]
}
