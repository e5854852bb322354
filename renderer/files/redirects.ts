import { escapeXml } from './atomFeed.ts'
import { decode, inOrder, type Redirect } from './redirectOrder.ts'

interface Rule extends Redirect {
  /** Decoded, without the slash, `.html`, or star at its end. */
  base: string
  /** The same as it was written, for hosts that compare addresses before they decode them. */
  written: string
  /** What may follow: '/blog/page/*' covers all that begins with '/blog/page/'. */
  ends: string[]
}

/** '/old-page/' also answers for '/old-page'. A file such as '/prices.pdf' has one address. */
function toRule(redirect: Redirect): Rule {
  const [, base = '', end = ''] = redirect.from.match(/^(.*?)(\/\*|\.html|\/)?$/) ?? []
  const isFile = end === '' && /\.\w+$/.test(base)
  const others: Record<string, string[]> = { '/*': ['/*'], '.html': ['', '/', '.html'] }
  return {
    ...redirect,
    base: decode(base),
    written: base,
    ends: isFile ? [''] : (others[end] ?? ['', '/']),
  }
}

const getRules = (redirects: Redirect[]) => inOrder(redirects).map(toRule)

function spellings({ ends }: Rule, base: string): string[] {
  return [...new Set(ends.map((end) => base + end || '/'))]
}

/** A regular expression for the old address, without ^ at its start. */
function toPattern({ base, ends }: Rule): string {
  const escaped = base.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (ends.includes('/*')) return `${escaped}/`
  const end = ends.filter((end) => end !== '').map((end) => end.replace('.', '\\.'))
  return `${escaped}${end.length > 0 ? `(${end.join('|')})?` : ''}$`
}

/** `/faq#costs` with a query that is kept, `/faq?x=1#costs`, unless it has its own. */
export function withQuery(to: string, query: string): string {
  return to.includes('?') ? to : to.replace(/(?=#)|$/, () => query)
}

/**
 * For Cloudflare and Netlify. Neither sends 410, and only Netlify compares queries.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * @param ownFiles .html files of an owner, such as Google's: Cloudflare would redirect them
 */
export function redirectsFile(redirects: Redirect[], ownFiles: string[]): string {
  const kept = ownFiles.map((file) => `/${file} /${file.replace(/\.html$/, '')} 200\n`)
  const moved = toLines(getRules(redirects), (rule) =>
    rule.to === undefined
      ? []
      : spellings(rule, rule.written).map((from) =>
          [from, rule.query, rule.to, 301].filter(Boolean).join(' '),
        ),
  )
  return kept.join('') + moved
}

/** Entries of the two `map` blocks in hosting/nginx.conf: by path, or by path and query. */
export function nginxMap(redirects: Redirect[], hasQuery: boolean): string {
  const rules = getRules(redirects).filter(({ query }) => hasQuery === (query !== undefined))
  return toLines(rules, (rule) => {
    const to = rule.to === undefined ? '410' : withQuery(rule.to, hasQuery ? '' : '$is_args$args')
    const from = rule.ends.includes('/*') ? [`~*^${toPattern(rule)}`] : spellings(rule, rule.base)
    return from.map((path) => `"${path}${hasQuery ? `?${rule.query}` : ''}" "${to}";`)
  })
}

/** Directives for the `route` block in hosting/Caddyfile. */
export function caddyRedirects(redirects: Redirect[]): string {
  return toLines(getRules(redirects), (rule, index) => {
    const to = rule.to && withQuery(rule.to, rule.query ? '' : '{with_query}')
    const paths = spellings(rule, rule.base).map((path) => `"${path}"`)
    const query = rule.query ? `\n\tquery ${rule.query}` : ''
    const name = `@old${index}`
    return [
      `${name} {\n\tpath ${paths.join(' ')}${query}\n}`,
      to === undefined ? `error ${name} 410` : `redir ${name} "${to}" 301`,
    ]
  })
}

/** Rules for the place in hosting/htaccess. https://httpd.apache.org/docs/2.4/rewrite/flags.html */
export function apacheRules(redirects: Redirect[]): string {
  return toLines(getRules(redirects), (rule) => {
    const pattern = `"^${toPattern({ ...rule, base: rule.base.slice(1) })}"`
    if (rule.to === undefined) return [`RewriteRule ${pattern} - [NC,G,L]`]
    const to = rule.to.replace(/[%$]/g, '\\$&')
    const flags = 'R=301,NC,NE,L'
    if (rule.query)
      return [
        `RewriteCond %{QUERY_STRING} "=${rule.query}"`,
        `RewriteRule ${pattern} "${to}" [${flags},QSD]`,
      ]
    const line = `RewriteRule ${pattern} "${to}" [${flags}]`
    // Apache would put the query after the #.
    return to.includes('#')
      ? [
          'RewriteCond %{QUERY_STRING} (.+)',
          `RewriteRule ${pattern} "${withQuery(to, '?%1')}" [${flags}]`,
          line,
        ]
      : [line]
  })
}

/**
 * Search engines treat these pages as redirects, on hosts that have none.
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
export function redirectPages(
  redirects: Redirect[],
  toUrl: (path: string) => string,
  { lang, title }: { lang: string; title: string },
) {
  const pages = getRules(redirects).flatMap(({ base, ends, query, to }): [string, string][] => {
    if (to === undefined || query || ends.includes('/*') || !ends.includes('/')) return []
    const escaped = to.replaceAll('&', '&amp;')
    const url = to.startsWith('/') ? toUrl(escaped) : escaped
    const page = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${escaped}">
<link rel="canonical" href="${url}">
<title>${escapeXml(title)}</title>
<p><a href="${escaped}">${escapeXml(title)}.</a></p>
`
    return [[`${base}${ends.includes('.html') ? '' : '/index'}.html`, page]]
  })
  return Object.fromEntries(pages)
}

/** https://firebase.google.com/docs/hosting/full-config#redirects */
export function firebaseRedirects(redirects: Redirect[]): object[] {
  return getRules(redirects)
    .filter(({ to, query }) => to && !query)
    .map((rule) => ({ regex: `^${toPattern(rule)}`, destination: rule.to, type: 301 }))
}

/** https://vercel.com/docs/project-configuration#redirects */
export function vercelRedirects(redirects: Redirect[]): object[] {
  return getRules(redirects).flatMap((rule) =>
    rule.to === undefined
      ? []
      : spellings(rule, rule.written).map((from) => {
          const source = from.replace(/[():+?*]/g, '\\$&').replace(/\\\*$/, '(.*)')
          const [key, value] = rule.query?.split('=') ?? []
          const has = key && { has: [{ type: 'query', key, value }] }
          return { source, ...has, destination: rule.to, statusCode: 301 }
        }),
  )
}

function toLines(rules: Rule[], print: (rule: Rule, index: number) => string[]): string {
  return rules
    .flatMap(print)
    .map((line) => `${line}\n`)
    .join('')
}
