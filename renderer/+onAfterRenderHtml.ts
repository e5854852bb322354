import createEmotionServer from '@emotion/server/create-instance'
import type { PageContextServer } from 'vike/types'
import { buildFolders } from './buildFolders'
import { minifyPageCss } from './minifyPageCss'
import { copyPictures } from './pictures/copyPictures'
import { shortenClassNames } from './shortenClassNames'
import { pageTransitionCss } from './theme/pageTransitionCss'

// https://vike.dev/onAfterRenderHtml
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { emotionCache, pageHtmlString } = pageContext
  if (!emotionCache || pageHtmlString === undefined) {
    throw new Error(`No HTML string to extract the styles of ${pageContext.urlPathname} from.`)
  }
  const { styles } = createEmotionServer(emotionCache).extractCriticalToChunks(pageHtmlString)
  const { html, css } = shortenClassNames(
    // React's marks between texts are for hydration, which never comes.
    pageHtmlString.replaceAll('<!-- -->', ''),
    minifyPageCss(pageTransitionCss + styles.map(({ css }) => css).join('')),
  )
  pageContext.pageHtmlString = html
  pageContext.criticalCss = css
  if (pageContext.isPrerendering) {
    const { root, siteFolder } = await buildFolders()
    await copyPictures(pageHtmlString, root, siteFolder)
  }
}
