import { usePageContext } from 'vike-react/usePageContext'
import { type IslandName, islandSources } from '../islands/islandSources.ts'

/**
 * The attribute that makes an element an island: the URL of its script.
 * Without script, or if it cannot be loaded, the element stays as it was prerendered.
 */
export function useIsland(name: IslandName): { 'data-island': string } {
  return { 'data-island': useBuiltFile(islandSources[name]) }
}

/** The URL of the file that is built from a source file for the browser. */
export function useBuiltFile(source: string): string {
  const pageContext: ReturnType<typeof usePageContext> | undefined = usePageContext()
  // Feeds are rendered outside of a page and have no script.
  if (!pageContext) return ''
  const manifest = pageContext.isClientSide ? null : pageContext.globalContext.assetsManifest
  if (manifest && !manifest[source]) throw new Error(`The client build has no ${source}.`)
  // In development Vite serves the source file itself.
  return `/${manifest?.[source]?.file ?? source}`
}
