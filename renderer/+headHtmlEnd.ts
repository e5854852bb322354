import type { PageContextServer } from 'vike/types'
import { pageHeaderEndId } from '../components/layout/pageHeaderEndId.ts'
import { speculationRules } from './head/speculationRules.ts'

/**
 * The first frame waits for the header of its page, for one drawn of half of it moves when the other half comes;
 * not for what lies below, which takes a slow phone long to lay out.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const firstFrame = `<link rel="expect" href="#${pageHeaderEndId}" blocking="render">`

// https://vike.dev/headHtmlEnd
export function headHtmlEnd(pageContext: PageContextServer) {
  return `${firstFrame}<style>${pageContext.criticalCss ?? ''}</style><script type="speculationrules">${speculationRules}</script>`
}
