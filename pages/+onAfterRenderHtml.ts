import type { PageContextServer } from 'vike/types'
import { keepTogether } from '../components/keepTogether.ts'
import { fontFaceCss } from '../components/theme/fonts/fontFaceCss.ts'
import { minifyCss } from '../components/theme/minifyCss.ts'
import { copyPictures, pageCss, separate, shorten } from '../renderer/index.ts'

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
  const { html, css } = pageCss(
    keepTogether(separate(shorten(pageHtmlString))),
    fontFaceCss,
    minifyCss,
  )
  pageContext.pageHtmlString = html
  pageContext.pageCss = css
  if (isPrerendering) await copyPictures(html)
}
