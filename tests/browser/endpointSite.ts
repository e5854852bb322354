import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sirv from 'sirv'

const root = join(import.meta.dirname, '../..')
const folder = 'dist/with-endpoint'

/** The form's receiver: another origin than the site's, as form services are. */
export const endpoint = 'http://localhost:3342/form'
const siteAddress = 'http://localhost:3343'

/** Builds the site with an endpoint for its form. @throws what the build says when it fails */
export async function buildWithEndpoint(value: string, outDir = folder): Promise<void> {
  await promisify(execFile)('npx', ['vike', 'build'], {
    cwd: root,
    env: {
      ...process.env,
      PUBLIC_ENV__CONTACT_ENDPOINT: value,
      // https://vike.dev/cli
      VITE_CONFIG: JSON.stringify({ build: { outDir } }),
    },
  })
}

/** Serves that site. @returns its address and what stops it */
export async function serveSite() {
  const files = sirv(join(root, folder, 'client'), { extensions: ['html'] })
  const server = createServer((request, response) => files(request, response))
  await listen(server, siteAddress)
  return { address: siteAddress, close: () => server.close() }
}

/** What a receiver does with a message. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Takes what the form sends, and answers as it is told. */
export async function startReceiver() {
  const received: { headers: IncomingMessage['headers']; fields: URLSearchParams }[] = []
  let answer: Answer = answerWith(200)
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      received.push({ headers: request.headers, fields: new URLSearchParams(body) })
      answer(request, response)
    })
  })
  await listen(server, endpoint)
  return {
    received,
    answer(next: Answer) {
      received.length = 0
      answer = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** @param delay ms before the answer */
export function answerWith(status: number, { cors = true, delay = 0 } = {}): Answer {
  return (_, response) => {
    setTimeout(() => {
      const headers = cors ? { 'Access-Control-Allow-Origin': '*' } : {}
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end('{}')
    }, delay)
  }
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(new URL(address).port), 'localhost', resolve)
  })
}
