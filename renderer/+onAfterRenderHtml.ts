import createEmotionServer from '@emotion/server/create-instance'
import type { PageContextServer } from 'vike/types'
import { buildFolders } from './buildFolders'
import { minifyPageCss } from './minifyPageCss'
import { copyPictures } from './pictures/copyPictures'
import { pageTransitionCss } from './theme/pageTransitionCss'

// https://vike.dev/onAfterRenderHtml
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { emotionCache, pageHtmlString } = pageContext
  if (!emotionCache || pageHtmlString === undefined) {
    throw new Error(`No HTML string to extract the styles of ${pageContext.urlPathname} from.`)
  }
  const { styles } = createEmotionServer(emotionCache).extractCriticalToChunks(pageHtmlString)
  // React's marks between texts are for hydration, which never comes.
  pageContext.pageHtmlString = pageHtmlString.replaceAll('<!-- -->', '')
  pageContext.criticalCss = minifyPageCss(pageTransitionCss + styles.map(({ css }) => css).join(''))
  if (pageContext.isPrerendering) {
    const { root, siteFolder } = await buildFolders()
    await copyPictures(pageHtmlString, root, siteFolder)
  }
}
