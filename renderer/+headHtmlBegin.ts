import type { PageContextServer } from 'vike/types'
import { emailHref } from '../content/business.ts'
import { siteEnv } from '../content/model/siteEnv.ts'
import { contentSecurityPolicy } from './head/contentSecurityPolicy.ts'
import { speculationRules } from './head/speculationRules.ts'

const contactAction = siteEnv.contactEndpoint ?? emailHref

/**
 * The page's policy, before everything that it governs except the charset, which must be within the
 * first 1,024 bytes. The dev server needs inline scripts: it has no policy.
 * https://vike.dev/headHtmlBegin
 */
export function headHtmlBegin({ pageCss = '', pageHtmlString = '' }: PageContextServer) {
  if (import.meta.env.DEV) return ''
  const policy = contentSecurityPolicy({
    styles: [pageCss],
    scripts: [speculationRules],
    formAction: pageHtmlString.includes('<form ') ? contactAction : undefined,
  })
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}
