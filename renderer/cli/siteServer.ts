import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { withQuery } from '../files/redirects.ts'

/**
 * Serves the built site like a host with the rules in `hosting/`: each page has one URL, other
 * spellings redirect to it, and unknown URLs get the error page with status 404.
 * @param folder of the built site
 */
export function siteServer(folder: string): Server {
  const serveFile = sirv(folder, {
    // Reads files on each request, so that a new build shows right away.
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith('/assets/')
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const isPage = (address: string) =>
    address === '/' || (address !== '/404' && existsSync(join(folder, `${address}.html.gz`)))

  const answer: RequestListener = (request, response) => {
    const { method = 'GET', url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const [path = '/', query] = url.split(/\?(.*)/s)
    const moved = findRedirect(folder, path, query)
    if (moved) return response.writeHead(301, { location: moved }).end()
    const address = pageAddress(path)
    if (address !== path && isPage(address))
      return response.writeHead(301, { location: address + (query ? `?${query}` : '') }).end()
    const notFound = () => {
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
        .end(readFileSync(join(folder, '404.html')))
    }
    if (path.startsWith('//') || isHidden.test(path)) return notFound()
    serveFile(request, response, notFound)
  }
  return createServer(answer)
}

/**
 * The error page has no URL of its own. A compressed file is served only in place of its original.
 */
const isHidden = /^\/404(\.html)?$|\.(br|gz)$|^\/_headers$/

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
