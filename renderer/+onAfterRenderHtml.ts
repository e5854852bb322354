import type { PageContextServer } from 'vike/types'
import { pageCss } from './css/pageCss.ts'
import { copyPictures } from './files/pictures/copyPictures.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** The page's minified CSS, for the one `<style>` of its head. */
      pageCss?: string
    }
  }
}

// https://vike.dev/onAfterRenderHtml
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { pageHtmlString = '', isPrerendering } = pageContext
  // React separates text nodes by comments for hydration, which these pages do not need.
  const { html, css } = pageCss(pageHtmlString.replaceAll('<!-- -->', ''))
  pageContext.pageHtmlString = html
  pageContext.pageCss = css
  if (isPrerendering) await copyPictures(html)
}
