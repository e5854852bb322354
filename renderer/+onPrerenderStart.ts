import { resolve } from 'node:path'
import { buildFolders } from './buildFolders'
import { writeCrawlFiles } from './crawlFiles/writeCrawlFiles'
import { writeSocialCards } from './socialCards/writeSocialCards'

// Runs once, before the pages are rendered, and knows the content as they do.
// https://vike.dev/onPrerenderStart
export async function onPrerenderStart() {
  const { root, siteFolder } = await buildFolders()
  await writeCrawlFiles(siteFolder)
  await writeSocialCards(siteFolder, resolve(root, 'node_modules/.cache/social-cards'))
}
