import createEmotionServer from '@emotion/server/create-instance'
import type { PageContextServer } from 'vike/types'
import { minifyPageCss } from './minifyPageCss'

// https://vike.dev/onAfterRenderHtml
export function onAfterRenderHtml(pageContext: PageContextServer) {
  const { emotionCache, pageHtmlString } = pageContext
  if (!emotionCache || pageHtmlString === undefined) {
    throw new Error(`No HTML string to extract the styles of ${pageContext.urlPathname} from.`)
  }
  const { styles } = createEmotionServer(emotionCache).extractCriticalToChunks(pageHtmlString)
  // React's marks between texts are for hydration, which never comes.
  pageContext.pageHtmlString = pageHtmlString.replaceAll('<!-- -->', '')
  pageContext.criticalCss = minifyPageCss(styles.map(({ css }) => css).join(''))
}
