import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
}

/** Serves the built site as a host does: packed by the build, hashed files for ever. @returns what stops it */
export async function serve(siteFolder: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const wanted = [`${pathname === '/' ? '/index' : pathname}.html`, pathname, '/404.html']
    const name = wanted.find((name) => extname(name) && existsSync(join(siteFolder, name))) ?? ''
    const packed = join(siteFolder, `${name}.br`)
    response.writeHead(name === '/404.html' && pathname !== '/404' ? 404 : 200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(existsSync(packed) && { 'content-encoding': 'br' }),
    })
    response.end(readFileSync(existsSync(packed) ? packed : join(siteFolder, name)))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() }
}
