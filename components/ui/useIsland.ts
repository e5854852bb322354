import { usePageContext } from 'vike-react/usePageContext'
import { type IslandName, islandSources } from '../islands/islandSources.ts'

/**
 * The attribute that makes an element an island: the address of its script.
 * Without script, or should the script fail, the element stays as it was prerendered.
 */
export function useIsland(name: IslandName): { 'data-island': string } {
  return { 'data-island': useBuiltFile(islandSources[name]) }
}

/** The address of what the browser runs of a source file. */
export function useBuiltFile(source: string): string {
  const pageContext: ReturnType<typeof usePageContext> | undefined = usePageContext()
  // A feed is rendered outside of any page, and runs nothing.
  if (!pageContext) return ''
  const manifest = pageContext.isClientSide ? null : pageContext.globalContext.assetsManifest
  if (manifest && !manifest[source]) throw new Error(`The browser's build has no ${source}.`)
  // In development Vite serves the source itself.
  return `/${manifest?.[source]?.file ?? source}`
}
