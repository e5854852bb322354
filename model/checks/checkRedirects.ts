import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { VFile } from 'vfile'
import {
  addMessage,
  comparable,
  generatedFiles,
  type Redirect,
  redirectFinder,
  starPrefix,
  toUrlPath,
} from '../../renderer/index.ts'
import { getStatus } from '../lifecycle.ts'
import type { Content } from '../readContent.ts'
import { receivers } from '../receivers.ts'
import type { Site } from './site.ts'

/** Folders with files that the build or the host writes. */
const folders = ['/assets/', '/drawings/', '/social/', '/.well-known/']

const generated = [
  '/manifest.webmanifest',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-512.png',
  ...generatedFiles,
  '/404.html',
]

const ownFiles = {
  'public/_redirects': 'Move its lines into this file, and delete it.',
  'public/.htaccess': 'Move its other lines to hosting/htaccess, and delete it.',
}

/**
 * Checks that redirects begin where nothing is, and lead to their page in one step.
 * @param translated the addresses of pages in other languages
 */
export function checkRedirects(
  file: VFile,
  { redirects, business }: Pick<Content, 'redirects' | 'business'>,
  texts: VFile[],
  site: Site,
  translated: string[] = [],
): void {
  const { offsets = {}, links = [] } = file.data
  const wrong = new Set<number>()
  const report = (field: string, reason: string, note: string, isFatal = true) => {
    const offset = offsets[field] ?? 0
    wrong.add(offset)
    addMessage(file, offset, 'redirects', { reason, note }, isFatal)
  }
  for (const [own, note] of Object.entries(redirects.length > 0 ? ownFiles : {})) {
    if (existsSync(join(file.cwd, own)))
      report('0', `The build would replace ${own} by these redirects.`, note)
  }
  const script = business.contactForm?.receiver === 'php' ? [receivers.php.action] : []
  const isTaken = addressFinder(file.cwd, texts, site, [...script, ...translated])
  const find = redirectFinder(redirects.filter((redirect) => !isTaken(redirect)))
  for (const [index, redirect] of redirects.entries()) {
    const taken = isTaken(redirect)
    const target = explainTarget(redirect, find, business.url)
    if (taken) report(`${index}.from`, ...explainTaken(redirect, taken))
    if (target) report(`${index}.to`, ...target)
  }
  const toHome = redirects.filter(({ to }) => to === '/').length
  if (toHome > 4 && toHome > redirects.length / 2) {
    const reason = `${toHome} of ${redirects.length} old addresses lead to the home page.`
    const note = 'Search engines treat these as missing. Write the page about the same subject.'
    report('0', reason, note, false)
  }
  if (redirects.length > cloudflareLimit) {
    const reason = `Cloudflare does not read this redirect, and those below it.`
    report(`${cloudflareLimit}`, reason, 'On that host, join some with a star.', false)
  }
  file.data.links = links.filter(
    ({ offset = 0, href }) => !wrong.has(offset) && !translated.includes(href.replace(/#.*/, '')),
  )
}

/**
 * It reads 2,000 lines, and most redirects have two spellings.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const cloudflareLimit = 1000

/** Finds what of the site is where a redirect begins. @param others that the build writes */
function addressFinder(root: string, texts: VFile[], site: Site, others: string[]) {
  const files = globSync('**/*', { cwd: join(root, 'public'), dot: true }).map(toAddress)
  const shown = texts.filter(
    ({ data: { frontmatter = {} } }) => getStatus(frontmatter, site.today) !== 'expired',
  )
  const pages = [...Object.keys(site.pages), ...shown.map(toUrlPath)]
  const addresses = new Map(
    [...pages, ...generated, ...others, ...files].map((address) => [comparable(address), address]),
  )
  const keys = [...addresses.keys()]
  addresses.set('/index', '/')
  return (redirect: Redirect): string | undefined => {
    // A page such as /?p=123 has its own old address.
    if (redirect.query) return undefined
    const prefix = starPrefix(redirect)
    const begin = prefix ?? comparable(redirect.from)
    const key = prefix ? keys.find((key) => key.startsWith(prefix)) : begin
    return (
      addresses.get(key ?? '') ??
      folders.find((folder) => begin.startsWith(folder) || folder.startsWith(prefix ?? ' '))
    )
  }
}

function explainTaken({ from }: Redirect, address: string): [string, string] {
  if (from.endsWith('*') || (address.endsWith('/') && address !== '/'))
    return [
      `${from} covers ${address} of this site.`,
      'Write another address, or delete the entry.',
    ]
  return from === address
    ? [`${address} is on this site, and could not be opened.`, 'Delete this entry, or that page.']
    : [`${address} is on this site, and ${from} leads there by itself.`, 'Delete this entry.']
}

/** Whether a redirect leads to another one: visitors would be sent twice, or in a circle. */
function explainTarget(
  { from, query, to = '' }: Redirect,
  find: ReturnType<typeof redirectFinder>,
  siteUrl: string,
): [string, string] | undefined {
  if (`${to}/`.startsWith(`${siteUrl}/`)) {
    const path = to.slice(siteUrl.length) || '/'
    return ['This is a page of this site.', `Write only its path: ${path}`]
  }
  const next = (address = '') =>
    address.startsWith('/') ? find(address.replace(/#.*/, '')) : undefined
  const seen = new Set<Redirect>()
  let end = next(to)
  if (!end) return undefined
  if (end.from === from && !query)
    return ['This entry leads to itself.', 'Write the page that visitors should see.']
  for (let one = next(end.to); one && !seen.has(one); one = next(one.to)) {
    seen.add(one)
    end = one
  }
  if (next(end.to)) return [`${to} leads in a circle.`, 'Write the page that visitors should see.']
  const note = end.to ? `Write ${end.to}.` : 'Write another page, or status: 410 instead.'
  return [`${to} is an old address too.`, note]
}

function toAddress(file: string): string {
  return `/${file.replaceAll('\\', '/')}`
}
