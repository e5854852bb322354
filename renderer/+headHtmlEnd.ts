import type { PageContextServer } from 'vike/types'
import { siteNavigationId } from '../components/layout/siteNavigationId'
import { speculationRules } from './speculationRules'

/**
 * The first frame waits for all that comes before the footer: one drawn of half a header moves when the other half
 * comes, and all is laid out twice. https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const firstFrame = `<link rel="expect" href="#${siteNavigationId}" blocking="render">`

// https://vike.dev/headHtmlEnd
export function headHtmlEnd(pageContext: PageContextServer) {
  return `${firstFrame}<style>${pageContext.criticalCss ?? ''}</style><script type="speculationrules">${speculationRules}</script>`
}
