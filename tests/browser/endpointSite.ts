import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { ProjectCopy } from '../site/projectCopy.ts'

/** The form's receiver: another origin than the site's, as form services are. */
export const endpoint = 'http://localhost:3342/form'
const siteAddress = 'http://localhost:3343'

/** Builds the site with that receiver for its form, and serves it. @returns its address and what stops it */
export async function serveSite() {
  const copy = new ProjectCopy()
  copy.build('', { PUBLIC_ENV__CONTACT_ENDPOINT: endpoint })
  const files = sirv(copy.path('dist/client'), { extensions: ['html'] })
  const server = createServer((request, response) => files(request, response))
  await listen(server, siteAddress)
  return {
    address: siteAddress,
    close() {
      server.close()
      copy.remove()
    },
  }
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
