import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Question {
  /** Sent exactly as written: `fetch` would normalize it. */
  path: string
  method?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  /** Decompressed. */
  body: Buffer
}

/** How long (ms) to wait for an answer. */
const timeout = 20_000

/** @returns the answer, which no redirect was followed for @throws if there is none */
export async function askHost(origin: string, question: Question): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin)
  const { path, method, headers = {} } = question
  const request = protocol === 'https:' ? requestHttps : requestHttp
  const sent = request({
    ...{ hostname, port, path, method, signal: AbortSignal.timeout(timeout) },
    // A server may close a connection that it kept open just when it is used again.
    agent: false,
    headers: { 'accept-encoding': 'identity', ...headers },
  }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response?.statusCode) throw new Error(`${origin} does not answer.`)
  const parts: Buffer[] = await response.toArray()
  const packed = Buffer.concat(parts)
  // An answer without a body may name an encoding.
  const encoding = packed.length > 0 && response.headers['content-encoding']
  const body =
    encoding === 'br'
      ? brotliDecompressSync(packed)
      : encoding === 'gzip'
        ? gunzipSync(packed)
        : packed
  return { status: response.statusCode, headers: response.headers, body }
}
