import type { PageContextServer } from 'vike/types'
import { pageHeaderEndId } from '../components/layout/ids.ts'
import { speculationRules } from './head/speculationRules.ts'

/**
 * The first paint waits for the whole page header, which would otherwise shift. It does not wait for
 * the content below, whose layout takes long on a slow phone.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const firstPaint = `<link rel="expect" href="#${pageHeaderEndId}" blocking="render">`

// https://vike.dev/headHtmlEnd
export function headHtmlEnd(pageContext: PageContextServer) {
  return `${firstPaint}<style>${pageContext.pageCss ?? ''}</style><script type="speculationrules">${speculationRules}</script>`
}
