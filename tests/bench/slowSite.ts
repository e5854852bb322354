import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '../listen.ts'

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const roundTrip = 150
const bytesPerMs = 200

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves the built site over a slow line. Slow at the server, because the browser's own throttling
 * does not reach what it fetches for pages to come.
 * @param change what is done to a page before it is sent
 */
export async function serveSlowly(
  siteFolder: string,
  change = (html: string, _path: string) => html,
) {
  const packed = new Map<string, Buffer>()
  const line = createLine()
  const known = new WeakSet()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' ? '/index' : pathname
    const file = [`${path}.html`, path].find((name) => existsSync(join(siteFolder, name)))
    if (!file || !extname(file)) {
      response.writeHead(404).end()
      return
    }
    const isPage = file.endsWith('.html')
    const body =
      packed.get(pathname) ??
      brotliCompressSync(
        isPage
          ? change(readFileSync(join(siteFolder, file), 'utf8'), pathname)
          : readFileSync(join(siteFolder, file)),
      )
    packed.set(pathname, body)
    // A visit begins with shaking hands: TCP, then TLS 1.3.
    const trips = isPage && !known.has(request.socket) ? 3 : 1
    known.add(request.socket)
    await new Promise((resolve) => setTimeout(resolve, trips * roundTrip))
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': isPage ? 'no-cache' : 'max-age=31536000, immutable',
    })
    line(response, body)
  })
  return listen(server)
}

/** A page with other rules for its next page, its policy included. */
export function withSpeculationRules(html: string, rules: object): string {
  return withText(html, /<script type="speculationrules">([^<]*)<\/script>/, () =>
    JSON.stringify(rules),
  )
}

/** A page that crosses into the next, its policy included. */
export function withViewTransition(html: string): string {
  return withText(html, /<style>([^<]*)<\/style>/, (css) =>
    css.includes('@view-transition') ? css : `${css}@view-transition{navigation:auto}`,
  )
}

/** A page whose first frame waits for nothing. */
export function withoutExpect(html: string): string {
  return html.replace(/<link rel="expect"[^>]*>/, '')
}

/** A page's words alone, without style, script and drawings: nothing comes sooner. */
export function bare(html: string): string {
  return html
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*>|<meta http-equiv[^>]*>/g, '')
    .replace(/ (class|data-\w+|popover\w*)="[^"]*"/gi, '')
}

function withText(html: string, element: RegExp, change: (text: string) => string): string {
  const [tag, before] = html.match(element) ?? []
  if (tag === undefined || before === undefined) throw new Error(`A page without ${element}.`)
  const after = change(before)
  return html
    .replace(tag, () => tag.replace(before, () => after))
    .replace(hashOf(before), hashOf(after))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** One line for all answers: who comes later waits, as on a slow connection. */
function createLine() {
  const waiting: { response: ServerResponse; part: Buffer; last: boolean }[] = []
  const partSize = 4 * bytesPerMs
  let free = 0
  const next = () => {
    const first = waiting.shift()
    if (!first) return
    first.response[first.last ? 'end' : 'write'](first.part)
    free = Math.max(free, Date.now()) + first.part.length / bytesPerMs
    if (waiting.length > 0) setTimeout(next, free - Date.now())
  }
  return (response: ServerResponse, body: Buffer) => {
    const wasIdle = waiting.length === 0
    for (let at = 0; at < body.length; at += partSize) {
      const part = body.subarray(at, at + partSize)
      waiting.push({ response, part, last: at + partSize >= body.length })
    }
    if (wasIdle) setTimeout(next, free - Date.now())
  }
}
