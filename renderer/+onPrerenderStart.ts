import { resolve } from 'node:path'
import { getGlobalContext } from 'vike/server'
import { writeCrawlFiles } from './crawlFiles/writeCrawlFiles'
import { writeSocialCards } from './socialCards/writeSocialCards'

// Runs once, before the pages are rendered, and knows the content as they do.
// https://vike.dev/onPrerenderStart
export async function onPrerenderStart() {
  const globalContext = await getGlobalContext()
  if (globalContext.isClientSide) throw new Error('Pages are prerendered on the server alone.')
  const { root, build } = globalContext.viteConfigRuntime
  const siteFolder = resolve(root, build.outDir, 'client')
  await writeCrawlFiles(siteFolder)
  await writeSocialCards(siteFolder, resolve(root, 'node_modules/.cache/social-cards'))
}
