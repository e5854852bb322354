import { buildFolders } from './buildFolders'
import { writeCrawlFiles } from './crawlFiles/writeCrawlFiles'

// Runs once, before the pages are rendered, and knows the content as they do.
// https://vike.dev/onPrerenderStart
export async function onPrerenderStart() {
  const { siteFolder } = await buildFolders()
  await writeCrawlFiles(siteFolder)
}
