import { drawingFiles } from '../components/drawings/drawingFiles.ts'
import { hasContactScript } from '../model/contactForm.ts'
import { receivers } from '../model/receivers.ts'
import { business, redirects } from '../model/records.ts'
import { siteEnv } from '../model/siteEnv.ts'
import { sitePages } from '../model/sitePages.ts'
import { absoluteUrl } from '../model/siteUrl.ts'
import { atomFeed } from '../renderer/files/atomFeed.ts'
import { contactScript } from '../renderer/files/contactScript.ts'
import { robots, sitemap } from '../renderer/files/crawlers.ts'
import { writeHostFiles } from '../renderer/files/hostFiles.ts'
import { icons } from '../renderer/files/icons.ts'
import { manifest } from '../renderer/files/manifest.ts'
import { redirectPages } from '../renderer/files/redirects.ts'
import { writeSocialCards } from '../renderer/files/social-cards/socialCards.ts'
import { writeSiteFile } from '../renderer/files/writeSiteFile.ts'

/**
 * Writes the files for crawlers, feed readers, browsers, and social networks.
 * https://vike.dev/onPrerenderStart
 */
export async function onPrerenderStart(): Promise<void> {
  const { noindex, redirectPages: writesPages } = siteEnv
  const files: Record<string, string | Buffer> = {
    '/robots.txt': robots(noindex),
    '/feed.xml': atomFeed(sitePages),
    '/manifest.webmanifest': manifest(),
    ...(await icons()),
    ...drawingFiles(),
    ...(hasContactScript && { [receivers.php.action]: contactScript(business) }),
    ...(writesPages && redirectPages(redirects, absoluteUrl)),
    // A preview that is kept out of search results has nothing to list.
    ...(!noindex && { '/sitemap.xml': sitemap(sitePages) }),
  }
  for (const [path, content] of Object.entries(files)) await writeSiteFile(path, content)
  await writeHostFiles(redirects)
  await writeSocialCards(sitePages)
}
