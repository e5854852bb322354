import type { PageContextServer } from 'vike/types'
import type { PageData } from '../components/seo/pageFacts'
import { buildFolders } from './buildFolders'
import { extractCss } from './emotionCache'
import { inFrame } from './frame'
import { minifyPageCss } from './minifyPageCss'
import { copyPictures } from './pictures/copyPictures'
import { shortenClassNames } from './shortenClassNames'
import { pageTransitionCss } from './theme/pageTransitionCss'

// https://vike.dev/onAfterRenderHtml
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  // React's marks between texts are for hydration, which never comes.
  const main = pageContext.pageHtmlString?.replaceAll('<!-- -->', '')
  if (main === undefined) throw new Error(`No HTML string of ${pageContext.urlPathname}.`)
  const page = inFrame(main, pageContext)
  const { html, css } = shortenClassNames(page, minifyPageCss(pageTransitionCss + extractCss(page)))
  pageContext.pageHtmlString = html
  pageContext.criticalCss = css
  if (pageContext.isPrerendering) {
    const { root, siteFolder } = await buildFolders()
    await copyPictures(main, root, siteFolder)
    // Dev, which has no cards, is spared what draws them.
    const { writeSocialCard } = await import('./socialCards/writeSocialCard')
    const data = pageContext.data as PageData | undefined
    if (data) await writeSocialCard(data.page, root, siteFolder)
  }
}
