import type { PageContextServer } from 'vike/types'
import type { PageData } from '../content/model/pageFacts.ts'
import { buildFolders } from './buildFolders.ts'
import { extractCss } from './css/emotionCache.ts'
import { minifyPageCss } from './css/minifyPageCss.ts'
import { shortenClassNames } from './css/shortenClassNames.ts'
import { copyPictures } from './files/pictures/copyPictures.ts'
import { inFrame } from './frame.tsx'

// https://vike.dev/onAfterRenderHtml
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  // React's marks between texts are for hydration, which never comes.
  const main = pageContext.pageHtmlString?.replaceAll('<!-- -->', '')
  if (main === undefined) throw new Error(`No HTML string of ${pageContext.urlPathname}.`)
  const page = inFrame(main, pageContext)
  const { html, css } = shortenClassNames(page, minifyPageCss(extractCss(page)))
  pageContext.pageHtmlString = html
  pageContext.criticalCss = css
  if (pageContext.isPrerendering) {
    const { root, siteFolder } = await buildFolders()
    await copyPictures(main, root, siteFolder)
    // Dev, which has no cards, is spared what draws them.
    const { writeSocialCard } = await import('./files/social-cards/writeSocialCard.ts')
    const data = pageContext.data as PageData | undefined
    if (data) await writeSocialCard(data.page, root, siteFolder)
  }
}
