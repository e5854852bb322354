import type { PageContextServer } from 'vike/types'
import { keepTogether } from '../components/keepTogether.ts'
import { fontFaceCss } from '../components/theme/fonts/fontFaceCss.ts'
import { minifyCss } from '../components/theme/minifyCss.ts'
import { language } from '../model/languages.ts'
import { findAddress, inOwnLanguage } from '../model/records.ts'
import { copyPictures, localLinks, pageCss, separate, shorten } from '../renderer/index.ts'
import { outdatedCss } from './hideOutdated.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** The page's minified CSS, for the `<style>` in its head. */
      pageCss?: string
    }
  }
}

// https://vike.dev/onAfterRenderHtml
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { pageHtmlString = '', isPrerendering } = pageContext
  const linked = language ? localLinks(pageHtmlString, findAddress, inOwnLanguage) : pageHtmlString
  const { html, css } = pageCss(keepTogether(separate(shorten(linked))), fontFaceCss, minifyCss)
  pageContext.pageHtmlString = html
  pageContext.pageCss = css + outdatedCss(html)
  if (isPrerendering) await copyPictures(html)
}
