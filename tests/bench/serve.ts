import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/** Serves the built site as a host does: packed by the build, hashed files for ever. @returns what stops it */
export async function serve(siteFolder: string): Promise<{ origin: string; stop: () => void }> {
  const files = sirv(siteFolder, {
    brotli: true,
    extensions: ['html'],
    setHeaders(response, path) {
      const isHashed = path.startsWith('/assets/')
      response.setHeader('cache-control', isHashed ? 'max-age=31536000, immutable' : 'no-cache')
    },
    onNoMatch: (_, response) =>
      response.writeHead(404).end(readFileSync(join(siteFolder, '404.html'))),
  })
  const server = createServer((request, response) => files(request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() }
}
