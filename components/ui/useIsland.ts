import { usePageContext } from 'vike-react/usePageContext'
import { type IslandName, islandSources } from '../browser/islandSources.ts'

/**
 * The attribute that makes an element an island: the URLs of its script and of every file that the
 * script imports, which are fetched together. Without JavaScript, or if one fails to load, the
 * element stays as prerendered.
 */
export function useIsland(name: IslandName): { 'data-island': string } {
  return { 'data-island': useBuiltFiles(islandSources[name]).join(' ') }
}

/** The URLs of a source file's browser build and of everything it imports. */
export function useBuiltFiles(source: string): string[] {
  const pageContext: ReturnType<typeof usePageContext> | undefined = usePageContext()
  // Tests render components outside a page.
  if (!pageContext) return []
  const manifest = pageContext.isClientSide ? null : pageContext.globalContext.assetsManifest
  // The dev server serves the source file itself.
  if (!manifest) return [`/${source}`]
  const getFiles = (key: string): string[] => {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file) throw new Error(`${key} is not in the client build.`)
    return [`/${file}`, ...imports.flatMap(getFiles)]
  }
  return [...new Set(getFiles(source))]
}
