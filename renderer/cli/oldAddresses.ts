import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { closestWord } from '../content/didYouMean.ts'
import { UserError } from '../content/explanations.ts'
import { toSlug } from '../content/toSlug.ts'
import { comparable, type Redirect } from '../files/redirectOrder.ts'

interface OldAddress extends Redirect {
  /** Whether only a part of its name is the same. */
  isGuess?: boolean
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => ['url', 'item', 'sitemap'].includes(name),
})

/** @param xml a sitemap, or what WordPress exports @throws UserError if it is neither */
export function readOldAddresses(name: string, xml: string): string[] {
  const valid = XMLValidator.validate(xml)
  const { urlset, sitemapindex, rss } = valid === true ? parser.parse(xml) : {}
  const urls: string[] = [
    ...(urlset?.url ?? []).map(({ loc }: Entry) => loc),
    ...(rss?.channel?.item ?? []).filter(isPublicPage).map(({ link }: Entry) => link),
  ].map((url) => `${url ?? ''}`.trim())
  const wrong = urls.find((url) => !URL.canParse(url))
  if (urls.length > 0 && wrong === undefined) return urls
  const parts = (sitemapindex?.sitemap ?? []).map(({ loc }: Entry) => loc?.split('/').at(-1))
  throw new UserError(
    parts.length > 0
      ? `${name} lists other sitemaps. Save these with your browser, and name them all: npm run redirects -- ${parts.join(' ')}`
      : `${name} has no list of addresses${wrong ? ` ("${wrong}" is none)` : ''}. Save the old site's sitemap with your browser, often at /sitemap.xml, or in WordPress what Tools, Export writes.`,
  )
}

interface Entry {
  loc?: string
  link?: string
  'wp:status'?: string
}

/** Menus, drafts, and the like have no address or one with a query. */
function isPublicPage({ link = '', 'wp:status': status }: Entry): boolean {
  return status === 'publish' && /^https?:/.test(link) && !/[?&]\w+=(?!\d+$)/.test(link)
}

/** Guesses by the last word of each path. @returns the addresses that this site lacks, each once */
export function guessRedirects(urls: string[], pages: string[], blog: string): OldAddress[] {
  const taken = new Set(pages.map(comparable))
  const found = new Map<string, OldAddress>()
  for (const url of urls) {
    const { pathname, search } = new URL(url)
    const from = pathname.replaceAll("'", '%27')
    const query = search.slice(1) || undefined
    const key = `${comparable(from)}${search}`
    if (found.has(key) || (!query && taken.has(comparable(from)))) continue
    found.set(key, { from, query, ...guess(from, pages, blog) })
  }
  return [...found.values()]
}

function guess(from: string, pages: string[], blog: string): Omit<OldAddress, 'from'> {
  if (/^\/(category|tag|author)\//.test(from)) return { to: blog, isGuess: true }
  const name = (path: string) => path.split('/').at(-1) ?? ''
  const slug = toSlug(name(comparable(from)).replace(/\.\w+$/, ''))
  if (slug === '') return {}
  const same = pages.find((page) => name(page) === slug)
  if (same) return { to: same }
  const contains = (long: string, short: string) => short && `-${long}-`.includes(`-${short}-`)
  const byLength = pages.toSorted((a, b) => name(b).length - name(a).length)
  const near = closestWord(slug, pages.map(name))
  const to =
    byLength.find((page) => contains(slug, name(page))) ??
    byLength.findLast((page) => contains(name(page), slug)) ??
    pages.find((page) => near && name(page) === near)
  return to ? { to, isGuess: true } : {}
}

export function toYaml(addresses: OldAddress[]): string {
  const entries = addresses.map(({ from, query, to = '', isGuess }) =>
    [
      `- from: ${from}\n`,
      query ? `  query: ${query}\n` : '',
      `  to: ${to}${isGuess ? '  # A guess' : ''}`.trimEnd(),
      '\n',
    ].join(''),
  )
  return `# Old addresses, and where their visitors go now. Where nothing takes a page's place, write\n# status: 410 instead of to.\n${entries.join('')}`
}
