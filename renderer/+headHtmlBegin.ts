import type { PageContextServer } from 'vike/types'
import { emailHref } from '../content/business.ts'
import { siteEnv } from '../content/model/siteEnv.ts'
import { contentSecurityPolicy } from './head/contentSecurityPolicy.ts'

const contactAction = siteEnv.contactEndpoint ?? emailHref

/**
 * The page's policy, before everything that it governs except the charset, which must be within the
 * first 1,024 bytes. The dev server needs inline scripts: it has no policy.
 * https://vike.dev/headHtmlBegin
 */
export function headHtmlBegin({ pageCss = '', pageHtmlString = '' }: PageContextServer) {
  if (import.meta.env.DEV) return ''
  const hasForm = pageHtmlString.includes('<form ')
  const policy = contentSecurityPolicy(pageCss, hasForm ? contactAction : undefined)
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}
