import type { PageContextServer } from 'vike/types'
import { pageHeaderEndId } from '../components/browser/ids.ts'
import { speculationRules } from '../renderer/index.ts'
import { inlineScripts } from './earlyClicks.ts'

/**
 * Delays the first paint until the page header is complete; otherwise it would shift. Doesn't wait
 * for the content below, which is slow to lay out on a slow phone.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const firstPaint = `<link rel="expect" href="#${pageHeaderEndId}" blocking="render">`

// https://vike.dev/headHtmlEnd
export function headHtmlEnd({ pageCss = '', pageHtmlString = '', urlPathname }: PageContextServer) {
  const scripts = inlineScripts(urlPathname, pageHtmlString).map(
    (script) => `<script>${script}</script>`,
  )
  return `${firstPaint}<style>${pageCss}</style>${scripts.join('')}<script type="speculationrules">${speculationRules}</script>`
}
