import { usePageContext } from 'vike-react/usePageContext'
import { type IslandName, islandSources } from '../islands/islandSources.ts'

/**
 * The attribute that makes an element an island: the address of its script.
 * Without script, or should the script fail, the element stays as it was prerendered.
 */
export function useIsland(name: IslandName): { 'data-island'?: string } {
  const pageContext: ReturnType<typeof usePageContext> | undefined = usePageContext()
  // In a feed, which is rendered outside of any page.
  if (!pageContext) return {}
  const source = islandSources[name]
  const manifest = pageContext.isClientSide ? null : pageContext.globalContext.assetsManifest
  if (manifest && !manifest[source]) {
    throw new Error(`The browser's build has no ${source}: see renderer/islands/plugin.ts.`)
  }
  // In development Vite serves the source itself.
  return { 'data-island': `/${manifest?.[source]?.file ?? source}` }
}
