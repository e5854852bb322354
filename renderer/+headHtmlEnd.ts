import type { PageContextServer } from 'vike/types'
import { pageHeaderEndId } from '../components/layout/ids.ts'
import { speculationRules } from './head/speculationRules.ts'

/**
 * The first paint waits for the page's header: painted by halves, it would shift. It does not wait
 * for what is below, which takes a slow phone long to lay out.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const firstPaint = `<link rel="expect" href="#${pageHeaderEndId}" blocking="render">`

// https://vike.dev/headHtmlEnd
export function headHtmlEnd(pageContext: PageContextServer) {
  return `${firstPaint}<style>${pageContext.pageCss ?? ''}</style><script type="speculationrules">${speculationRules}</script>`
}
