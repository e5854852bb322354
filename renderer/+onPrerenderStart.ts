import { buildFolders } from './buildFolders.ts'
import { writeCrawlFiles } from './files/writeCrawlFiles.ts'

// Runs once, before the pages are rendered, and knows the content as they do.
// https://vike.dev/onPrerenderStart
export async function onPrerenderStart() {
  const { siteFolder } = await buildFolders()
  await writeCrawlFiles(siteFolder)
}
