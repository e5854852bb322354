import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sitePages } from '../../content/model/sitePages.ts'
import { noindexSite } from '../../content/model/siteUrl.ts'
import { feeds } from './feeds.ts'
import { icons } from './icons.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** Writes what machines read beside the pages. @param siteFolder where the built site is */
export async function writeCrawlFiles(siteFolder: string): Promise<void> {
  const { atom, json } = feeds(sitePages)
  const files: Record<string, string | Buffer> = {
    'robots.txt': robots(noindexSite),
    'feed.xml': atom,
    'feed.json': json,
    'manifest.webmanifest': manifest(),
    ...icons(),
    // A sitemap lists what may be indexed: such a preview has nothing to list.
    ...(!noindexSite && { 'sitemap.xml': await sitemap(sitePages) }),
  }
  await mkdir(siteFolder, { recursive: true })
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(siteFolder, name), content)),
  )
}
