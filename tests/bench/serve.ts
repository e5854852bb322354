import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { listen } from '../listen.ts'

/** Serves the built site as a host does: packed by the build, hashed files for ever. */
export function serve(siteFolder: string) {
  return serveBy(siteFolder, (handler) => createServer(handler))
}

/** The same on https, with a certificate that nobody has signed; needs openssl. */
export async function serveSecurely(siteFolder: string) {
  const certificate = createCertificate()
  const site = await serveBy(siteFolder, (handler) => createSecureServer(certificate, handler))
  return { ...site, origin: site.origin.replace('http:', 'https:') }
}

async function serveBy(
  siteFolder: string,
  create: (handler: NonNullable<Parameters<typeof createServer>[1]>) => Server,
) {
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
  const server = create((request, response) => files(request, response))
  let closed = 0
  const sockets = new Set<{ bytesWritten: number }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      closed += socket.bytesWritten
    })
  })
  return {
    ...(await listen(server)),
    /** How much it has sent until now, headers included. */
    bytesSent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, closed),
  }
}

function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
  try {
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
