import type { PageContextServer } from 'vike/types'
import { contentSecurityPolicy } from './head/contentSecurityPolicy.ts'
import { speculationRules } from './head/speculationRules.ts'

/**
 * The page's policy, before all that it governs; only the charset, which belongs to the first
 * 1,024 bytes, comes earlier. The dev server is not restricted: it works with inline scripts.
 * https://vike.dev/headHtmlBegin
 */
export function headHtmlBegin({ criticalCss = '', pageHtmlString = '' }: PageContextServer) {
  if (import.meta.env.DEV) return ''
  const policy = contentSecurityPolicy({
    styles: [criticalCss],
    scripts: [speculationRules],
    formAction: pageHtmlString.match(/<form [^>]*?action="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&'),
  })
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}
