import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Redirect } from '../files/redirectOrder.ts'
import { withQuery } from '../files/redirects.ts'
import { type Answer, askHost, type Question } from './askHost.ts'
import {
  both,
  type FindProblem,
  hasHeaders,
  hashedCache,
  isPacked,
  leadsTo,
  securityHeaders,
  sendsError,
  sendsFile,
  sendsPage,
} from './hostAnswers.ts'

export interface HostCase extends Question {
  group: string
  /** Asks as a browser that has the answer already. */
  isSecondVisit?: boolean
  findProblem: FindProblem
}

const asks = (encoding: string) => ({ 'accept-encoding': encoding })

/** What a host must do with the built site, for the tests' servers and for `npm run verify`. */
export function hostCases(folder: string, redirects: Redirect[]): HostCase[] {
  const files = globSync('**/*', { cwd: folder, dot: true }).sort()
  const read = (file: string) => readFileSync(join(folder, file))
  const isPage = (file: string) => file.endsWith('.html') && files.includes(`${file}.gz`)
  const pages = new Map(
    files
      .filter((file) => isPage(file) && basename(file) !== '404.html')
      .map((file) => [`/${file.replace(/(^index)?\.html$/, '')}`, sendsPage(file, read(file))]),
  )
  const samples = pickPages([...pages.keys()])
  const [page = '/'] = samples
  const isRight = pages.get(page) ?? (() => undefined)
  const [first = ''] = page.match(/[a-z]/) ?? []
  const firstFile = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? ''
  const script = firstFile(/^assets\/.*\.js$/)
  const isMissing = sendsError(read('404.html'))

  const cases: Record<string, Omit<HostCase, 'group'>[]> = {
    Pages: [...pages].map(([path, findProblem]) => ({
      path,
      headers: asks('gzip, deflate, br'),
      findProblem,
    })),
    Compression: [...samples, '/'].flatMap((path) =>
      ['br, gzip', 'gzip', 'identity', 'br;q=0, gzip;q=0'].map((encoding) => ({
        path,
        headers: asks(encoding),
        findProblem: both(pages.get(path) ?? isRight, isPacked(/^(br, )?gzip$/.test(encoding))),
      })),
    ),
    // As browsers, crawlers, and programs ask.
    'Requests of all kinds': [
      { path: `${page}?x=1`, findProblem: isRight },
      { path: page.replace(first, `%${first.charCodeAt(0).toString(16)}`), findProblem: isRight },
      ...['*/*', 'text/html,*/*;q=0.8', ''].flatMap((accept) =>
        ['', 'en', 'br'].map((language) => ({
          path: page,
          headers: {
            ...(accept && { accept }),
            ...(language && { 'accept-language': language }),
          },
          findProblem: isRight,
        })),
      ),
    ],
    'One address for each page': [
      ...samples.flatMap((path) => [
        [`${path}/`, path],
        [`${path}.html`, path],
        [`${path}/?a=B&c=d`, `${path}?a=B&c=d`],
      ]),
      ['/index.html', '/'],
      ['/index', '/'],
      ['/index.html?a=b', '/?a=b'],
    ].map(([path = '', to = '']) => ({ path, findProblem: leadsTo(to) })),
    'Missing pages': [
      ...['/no-such-page', '/no-such-page/', '/blog/no-such-page', '/blog/no-such-page.html'],
      ...['/404', '/404.html', '/404/', '/assets', '/assets/', '/assets/no-such-file.js'],
      ...['/drawings', '/drawings/', page.replace(first, first.toUpperCase())],
      ...['//', `/${page}`, `/.${page}`, `/blog/..${page}`],
      // For servers, not for visitors.
      ...[`${page}.html.br`, '/404.html.gz', '/_headers', '/_redirects'],
      // A redirect would lead to another site.
      ...['/%5Cexample.com/', '/\\example.com/', '//example.com/', '//example.com.html'],
    ].flatMap((path) =>
      ['br', 'identity'].map((encoding) => ({
        path,
        headers: asks(encoding),
        findProblem: isMissing,
      })),
    ),
    'Broken requests': [
      '/.htaccess',
      '/.htaccess/',
      '/%00',
      `${page}%00`,
      `/${'a'.repeat(300)}`,
    ].map((path) => ({
      path,
      findProblem: ({ status }) =>
        status >= 400 && status < 500 ? undefined : `answers ${status}, not 404`,
    })),
    Messages: ['POST', 'PUT', 'DELETE'].map((method) => ({
      path: page,
      method,
      findProblem: ({ status }) => {
        if (status === 405) return undefined
        return status < 400
          ? `answers ${status} to ${method}, so a message that nobody gets seems to arrive`
          : `answers ${status} to ${method}, not 405`
      },
    })),
    Security: ['/', `/${script}`, '/no-such-page', `${page}/`].map((path) => ({
      path,
      findProblem: hasHeaders(securityHeaders),
    })),
    Files: [
      ...[/\.svg$/, /^robots\.txt$/, /^sitemap\.xml$/, /\.webmanifest$/, /^feed\.xml$/]
        .map(firstFile)
        .filter((file) => file !== '')
        .map((file) => ({
          path: `/${file}`,
          headers: asks('br, gzip'),
          findProblem: sendsFile(file, read(file)),
        })),
      ...[script, firstFile(/^assets\/.*\.woff2$/)].map((file) => ({
        path: `/${file}`,
        findProblem: both(
          sendsFile(file, read(file)),
          hasHeaders([['cache-control', hashedCache]]),
        ),
      })),
    ],
    'Files of yours': files
      .filter((file) => /^\.well-known\/|^[^/]+\.html$/.test(file) && !isPage(file))
      .map((file) => ({
        path: `/${file}`,
        findProblem: ({ status, body }) =>
          status === 200 && body.equals(read(file))
            ? undefined
            : `answers ${status}, so whoever looks for this file doesn't find it`,
      })),
    'Second visits': ['br', 'identity'].map((encoding) => ({
      path: page,
      headers: asks(encoding),
      isSecondVisit: true,
      findProblem: ({ status }) =>
        status === 304 ? undefined : 'is sent again to visitors who have it',
    })),
    Redirects: redirects.flatMap(redirectCases),
  }
  return Object.entries(cases).flatMap(([group, list]) =>
    list.map((hostCase) => ({ group, ...hostCase })),
  )
}

/** One page below the home page, one that is also a folder, and one in a folder. */
function pickPages(pages: string[]): string[] {
  const isFolder = (path: string) => pages.some((page) => page.startsWith(`${path}/`))
  const below = pages.filter((path) => path !== '/')
  return [
    below.find((path) => !isFolder(path)),
    below.find(isFolder),
    below.find((path) => path.lastIndexOf('/') > 0),
  ].filter((path) => path !== undefined)
}

function redirectCases({ from, query, to }: Redirect): Omit<HostCase, 'group'>[] {
  const old = from.replace(/\*$/, 'any/page')
  if (to === undefined) {
    const findProblem = ({ status }: Answer) =>
      status === 410 || status === 404 ? undefined : `answers ${status}, not 410`
    return [{ path: old, findProblem }]
  }
  if (query) return [{ path: `${old}?${query}`, findProblem: leadsTo(to) }]
  return ['', '?utm_source=old&b=c'].map((kept) => ({
    path: old + kept,
    findProblem: (answer) =>
      // A page instead of a redirect.
      answer.status === 200 && answer.body.includes(`url=${to}"`)
        ? undefined
        : leadsTo(withQuery(to, kept))(answer),
  }))
}

export async function runCase(origin: string, hostCase: HostCase): Promise<string | undefined> {
  const { isSecondVisit, findProblem, ...question } = hostCase
  try {
    const answer = await askHost(origin, question)
    if (!isSecondVisit) return findProblem(answer)
    const headers = { ...question.headers, 'if-none-match': answer.headers.etag ?? '' }
    return findProblem(await askHost(origin, { ...question, headers }))
  } catch (error) {
    return `does not answer: ${error instanceof Error ? error.message : error}`
  }
}
