import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { type IslandName, islandSources } from '../islands/islandSources.ts'

/**
 * The attribute that makes an element an island: the addresses of its script, its own file first.
 * Without script, or should the script fail, the element stays as it was prerendered.
 */
export function useIsland(name: IslandName): { 'data-island'?: string } {
  const pageContext: ReturnType<typeof usePageContext> | undefined = usePageContext()
  // In a feed, which is rendered outside of any page.
  if (!pageContext) return {}
  const source = islandSources[name]
  const manifest = pageContext.isClientSide ? null : pageContext.globalContext.assetsManifest
  // In development Vite serves the source itself.
  const files = manifest ? filesOf(source, manifest) : [source]
  return { 'data-island': files.map((file) => `/${file}`).join(' ') }
}

type ViteManifest = NonNullable<PageContextServer['globalContext']['assetsManifest']>

function filesOf(key: string, manifest: ViteManifest, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The browser's build has no ${key}: see renderer/islands/plugin.ts.`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => filesOf(other, manifest, seen))]
}
