import type { PageContextServer } from 'vike/types'
import { fontFaceCss } from '../components/theme/fonts/fontFaceCss.ts'
import { minifyCss } from '../components/theme/minifyCss.ts'
import { copyPictures, finishHtml } from '../renderer/index.ts'

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
  const { html, css } = finishHtml(pageHtmlString, fontFaceCss, minifyCss)
  pageContext.pageHtmlString = html
  pageContext.pageCss = css
  if (isPrerendering) await copyPictures(html)
}
