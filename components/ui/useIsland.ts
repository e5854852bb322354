import { usePageContext } from 'vike-react/usePageContext'
import { type IslandName, islandSources } from '../islandSources.ts'

/**
 * The attribute that makes an element an island: the URL of its script, and of each file that the script imports,
 * which are fetched together. Without script, or if one cannot be loaded, the element stays as it was prerendered.
 */
export function useIsland(name: IslandName): { 'data-island': string } {
  return { 'data-island': useBuiltFiles(islandSources[name]).join(' ') }
}

/** The URLs of the file that is built from a source file for the browser, and of all that it imports. */
export function useBuiltFiles(source: string): string[] {
  const pageContext: ReturnType<typeof usePageContext> | undefined = usePageContext()
  // Tests render components outside of a page.
  if (!pageContext) return []
  const manifest = pageContext.isClientSide ? null : pageContext.globalContext.assetsManifest
  // The dev server serves the source file itself.
  if (!manifest) return [`/${source}`]
  const getFiles = (key: string): string[] => {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file) throw new Error(`The client build has no ${key}.`)
    return [`/${file}`, ...imports.flatMap(getFiles)]
  }
  return [...new Set(getFiles(source))]
}
