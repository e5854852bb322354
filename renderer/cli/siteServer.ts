import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { decode } from '../files/redirectOrder.ts'
import { withQuery } from '../files/redirects.ts'
import { isUnfinished } from '../files/writeSiteFile.ts'
import { hashedCache } from './hostAnswers.ts'

/** Serves the built site as a host with the rules in `hosting/` does. @param folder in `dist` */
export function siteServer(folder: string): Server {
  const serveFile = sirv(folder, {
    // Reads files on each request, so that a new build shows right away.
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const cache = path.startsWith('/assets/') ? hashedCache : 'no-cache'
      response.setHeader('cache-control', cache)
    },
  })
  const isPage = (address: string) =>
    address === '/' || (!/\/404$/.test(address) && existsSync(join(folder, `${address}.html.gz`)))

  const answer: RequestListener = (request, response) => {
    if (isUnfinished(folder)) return sendUnfinished(response)
    const { method = 'GET', url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const [path = '/', query] = url.split(/\?(.*)/s)
    const moved = findRedirect(folder, path, query)
    if (moved) return response.writeHead(301, { location: moved }).end()
    const address = pageAddress(path)
    if (address !== path && isPage(address))
      return response.writeHead(301, { location: address + (query ? `?${query}` : '') }).end()
    const notFound = () => sendNotFound(response, folder, path)
    if (isHidden.test(decode(path))) return notFound()
    // A build may delete the file now. sirv doesn't listen for that.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    // Not needed for a preview, and sirv reads it without checking.
    delete request.headers.range
    try {
      serveFile(request, response, notFound)
    } catch {
      notFound()
    }
  }
  return createServer(answer)
}

/** Half a site would have pages without links to the others. The browser asks again in a second. */
function sendUnfinished(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1', refresh: '1' })
  response.end(
    'The site is being built, and this page reloads until it is there. If no build is running, one was stopped: run `npm run build` again.',
  )
}

/** As Cloudflare Pages, with the error page of the folder: that of the language. */
async function sendNotFound(response: ServerResponse, folder: string, path: string) {
  const [language = ''] = path.match(/^\/[a-z]{2}(?=\/)/) ?? []
  const page = await readFile(join(folder, language, '404.html'))
    .catch(() => readFile(join(folder, '404.html')))
    .catch(() => undefined)
  const type = page ? 'text/html; charset=utf-8' : 'text/plain'
  response
    .writeHead(404, { 'content-type': type, 'cache-control': 'no-cache' })
    .end(page ?? 'Page not found')
}

/**
 * Paths that are not served: the error page, which has no URL of its own, files for hosts, files
 * that are compressed, other spellings of a path, and names that begin with a dot.
 */
const isHidden =
  /^(\/[a-z]{2})?\/404(\.html)?\/?$|^\/(_headers|_redirects)\/?$|\.(br|gz)\/?$|\/\/|\/\.(?!well-known\/)/i

/** '/about/' and '/about.html' redirect to '/about'. */
function pageAddress(path: string): string {
  const [, name] = path.match(/^((?:\/[\w-]+)+)(?:\.html\/?|\/)$/) ?? []
  return (name ?? path).replace(/^\/index$/, '/')
}

/** Answers as Cloudflare and Netlify do with the file that the build writes for them. */
function findRedirect(folder: string, path: string, query = ''): string | undefined {
  const file = join(folder, '_redirects')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [from = '', ...rest] of lines.map((line) => line.split(' '))) {
    const [status, to = '', ownQuery] = rest.reverse()
    if (status !== '301') continue
    const isOld = from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from
    if (!isOld || (ownQuery && ownQuery !== query)) continue
    return ownQuery || !query ? to : withQuery(to, `?${query}`)
  }
  return undefined
}
