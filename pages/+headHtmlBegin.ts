import type { PageContextServer } from 'vike/types'
import { contactFormId } from '../components/browser/ids.ts'
import { contactForm } from '../model/contactForm.ts'
import { contentSecurityPolicy } from '../renderer/index.ts'
import { inlineScripts } from './earlyClicks.ts'

/**
 * The content security policy. It comes before everything that it covers, except the charset, which
 * must be within the first 1,024 bytes. The dev server needs inline scripts, so it has no policy.
 * https://vike.dev/headHtmlBegin
 */
export function headHtmlBegin({
  pageCss = '',
  pageHtmlString = '',
  urlPathname,
}: PageContextServer) {
  if (import.meta.env.DEV) return ''
  const policy = contentSecurityPolicy({
    css: pageCss,
    scripts: inlineScripts(urlPathname, pageHtmlString),
    // Calculators submit to this site only.
    hasForm: pageHtmlString.includes('<form '),
    formAction: pageHtmlString.includes(`id="${contactFormId}"`) ? contactForm?.action : undefined,
  })
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}
