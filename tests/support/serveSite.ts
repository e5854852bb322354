import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { contentTypes } from '../../renderer/cli/hostAnswers.ts'
import { listen } from './listen.ts'

/**
 * Lighthouse's slow 4G: round trips of 150 ms, 1.6 Mbit/s.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const roundTrip = 150
const bytesPerMs = 200

interface Options {
  /** Changes a page's HTML before it is sent. */
  change?: (html: string) => string
  /**
   * Simulates slow 4G. Done at the server, because the browser's throttling doesn't apply to
   * prefetches.
   */
  isSlow?: boolean
}

/**
 * Serves the built site like a host: compressed, hashed files immutable, and the error page with
 * status 404.
 */
export async function serveSite(siteFolder: string, options: Options = {}) {
  const { change = (html) => html, isSlow = false } = options
  const compressed = new Map<string, Buffer>()
  const connected = new WeakSet()
  // All responses share the bandwidth, so a later one waits.
  let line = Promise.resolve()

  const answer: RequestListener = async ({ url = '/', socket }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = pathname.endsWith('/') ? `${pathname}index` : pathname
    const found = [`${path}.html`, path].find(
      (name) => extname(name) && existsSync(join(siteFolder, name)),
    )
    const file = found ?? '404.html'
    const isPage = file.endsWith('.html')
    const content = readFileSync(join(siteFolder, file))
    const body =
      compressed.get(file) ?? brotliCompressSync(isPage ? change(content.toString()) : content)
    compressed.set(file, body)
    if (isSlow) {
      // A new connection begins with the handshakes of TCP and TLS 1.3.
      await sleep((isPage && !connected.has(socket) ? 3 : 1) * roundTrip)
      connected.add(socket)
      line = line.then(() => sleep(body.length / bytesPerMs))
      await line
    }
    response
      .writeHead(found ? 200 : 404, {
        'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      })
      .end(body)
  }

  const server = createServer(answer)
  let requests = 0
  server.on('request', () => requests++)
  const sockets: { bytesWritten: number }[] = []
  server.on('connection', (socket) => sockets.push(socket))
  const { origin, close } = await listen(server)
  return {
    origin,
    close,
    /** What it has sent so far, in bytes with headers. */
    sent: () => ({
      bytes: sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
      requests,
    }),
  }
}
