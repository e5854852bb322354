import { extname } from 'node:path'
import type { Answer } from './askHost.ts'

/** Says what is wrong with an answer, in an owner's words. */
export type FindProblem = (answer: Answer) => string | undefined

/** What every answer has, besides the policy in each page's head. */
export const securityHeaders = Object.entries({
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
})

/** `Cache-Control` of files whose name changes with their content. */
export const hashedCache = 'public, max-age=31536000, immutable'

/** https://www.iana.org/assignments/media-types */
export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  'feed.xml': 'application/atom+xml; charset=utf-8',
}

export function sendsFile(file: string, content: Buffer): FindProblem {
  const type = contentTypes[file] ?? contentTypes[extname(file)] ?? ''
  return ({ status, headers, body }) => {
    if (status !== 200) return `answers ${status}, so visitors don't see it`
    if (headers['content-language'])
      return 'is sent as a file in another language: turn MultiViews off'
    const sent = headers['content-type'] ?? 'nothing'
    if (!normalizeType(sent).startsWith(normalizeType(type)))
      return `is sent as ${sent}, not as ${type}`
    return body.equals(content)
      ? undefined
      : 'is not the file in dist/client: build and upload the site again'
  }
}

/** Two types have an older name. */
function normalizeType(type: string): string {
  return type
    .toLowerCase()
    .replaceAll(' ', '')
    .replace(/^application\/(?=javascript|xml)/, 'text/')
}

export function sendsPage(file: string, content: Buffer): FindProblem {
  const isFile = sendsFile(file, content)
  return (answer) =>
    isFile(answer) ??
    (isFresh(answer)
      ? undefined
      : `may be shown as it was before a change: Cache-Control is "${answer.headers['cache-control']}", not "no-cache"`)
}

export function sendsError(errorPage: Buffer): FindProblem {
  return (answer) => {
    if (answer.status !== 404) return `answers ${answer.status}, not 404`
    if (!answer.body.equals(errorPage)) return "doesn't show the site's error page"
    // A missing file may exist tomorrow.
    return isFresh(answer) ? undefined : 'is missing for a year, even if you add it'
  }
}

/** Whether browsers ask the host again before they show their copy. */
function isFresh({ headers }: Answer): boolean {
  return /no-cache|no-store|max-age=0\b/.test(headers['cache-control'] ?? '')
}

/** @param to path, query, and anchor of this site, or a URL */
export function leadsTo(to: string): FindProblem {
  const wanted = new URL(to, 'https://site.invalid').href
  return ({ status, headers: { location = '' } }) => {
    const isPermanent = status === 301 || status === 308
    if (!isPermanent) return `answers ${status}: status 301 would lead to another address`
    // The host's own name may be in it.
    const found = location.replace(/^https?:\/\/[^/]+(?=\/)/, (site) =>
      to.startsWith('/') ? '' : site,
    )
    return new URL(found, 'https://site.invalid').href === wanted
      ? undefined
      : `leads to ${location}, not to ${to}`
  }
}

/** @param isWanted whether the visitor's browser reads compressed files */
export function isPacked(isWanted: boolean): FindProblem {
  return ({ headers }) => {
    const encoding = headers['content-encoding']
    if (isWanted && !encoding) return 'is sent uncompressed, four times as large'
    if (!isWanted && encoding) return 'is sent compressed to browsers that cannot read it'
    return /accept-encoding/i.test(headers.vary ?? '')
      ? undefined
      : 'lacks the header "Vary: Accept-Encoding", so a cache may send it to the wrong browsers'
  }
}

export function hasHeaders(wanted: [string, string][]): FindProblem {
  return ({ headers }) => {
    const missing = wanted.filter(([name, value]) => headers[name] !== value)
    const written = missing.map((header) => `\n      ${header.join(': ')}`)
    return missing.length > 0 ? `lacks these headers:${written.join('')}` : undefined
  }
}

export function both(first: FindProblem, second: FindProblem): FindProblem {
  return (answer) => first(answer) ?? second(answer)
}
