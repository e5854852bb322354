import { resolve } from 'node:path'
import { getGlobalContext } from 'vike/server'

/** The project's root, and where the built site goes. For hooks that run while it is prerendered. */
export async function buildFolders(): Promise<{ root: string; siteFolder: string }> {
  const globalContext = await getGlobalContext()
  if (globalContext.isClientSide) throw new Error('Pages are prerendered on the server alone.')
  const { root, build } = globalContext.viteConfigRuntime
  return { root, siteFolder: resolve(root, build.outDir, 'client') }
}
