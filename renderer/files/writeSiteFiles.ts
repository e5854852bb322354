import { siteEnv } from '../../content/model/siteEnv.ts'
import { sitePages } from '../../content/model/sitePages.ts'
import { feeds } from './feeds.ts'
import { icons } from './icons.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { writeSocialCards } from './social-cards/socialCards.ts'
import { writeSiteFile } from './writeSiteFile.ts'

/** Writes the files beside the pages: for crawlers, feed readers, browsers and social networks. */
export async function writeSiteFiles(): Promise<void> {
  const { noindex } = siteEnv
  const { atom, json } = feeds(sitePages)
  const files: Record<string, string | Buffer> = {
    '/robots.txt': robots(noindex),
    '/feed.xml': atom,
    '/feed.json': json,
    '/manifest.webmanifest': manifest(),
    ...(await icons()),
    // A preview that is kept out of search results has nothing to list.
    ...(!noindex && { '/sitemap.xml': await sitemap(sitePages) }),
  }
  for (const [path, content] of Object.entries(files)) await writeSiteFile(path, content)
  await writeSocialCards(sitePages)
}
