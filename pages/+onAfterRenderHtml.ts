import type { PageContextServer } from 'vike/types'
import { fontFaceCss } from '../components/theme/fonts/fontFaceCss.ts'
import { minifyCss } from '../components/theme/minifyCss.ts'
import { copyPictures, keepTogether, pageCss } from '../renderer/index.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** The page's minified CSS, for the `<style>` in its head. */
      pageCss?: string
    }
  }
}

/** React's hydration comments between text nodes, and the namespace and classes of Lucide icons. */
const unneeded = /<!-- -->| xmlns="[^"]+"| class="lucide[^"]*"/g

/** End tags that HTML implies. https://html.spec.whatwg.org/#optional-tags */
const impliedEnd = /<\/(?:li|t[dhr])>/g

/** The end tags of shapes. Drawings close them with a slash, which is shorter. */
const shapeEnd = /><\/(?:path|circle|rect)>/g

// https://vike.dev/onAfterRenderHtml
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { pageHtmlString = '', isPrerendering } = pageContext
  const short = pageHtmlString.replace(unneeded, '').replace(impliedEnd, '').replace(shapeEnd, '/>')
  const { html, css } = pageCss(keepTogether(short), fontFaceCss, minifyCss)
  pageContext.pageHtmlString = html
  pageContext.pageCss = css
  if (isPrerendering) await copyPictures(html)
}
