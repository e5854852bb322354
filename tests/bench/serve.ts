import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { listen } from '../listen.ts'

/** Serves the built site as a host does: packed by the build, hashed files for ever. */
export function serve(siteFolder: string) {
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
  return listen(createServer((request, response) => files(request, response)))
}
