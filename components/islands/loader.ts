import type { IslandModule } from './islandSources.ts'

/** A file that takes longer (ms) counts as failed. */
const fetchTimeout = 10_000

const loads = new WeakMap<HTMLElement, Promise<IslandModule>>()

/**
 * Fetches an island's files and mounts it, once; after a failure the next call tries again.
 * @returns what its file exports
 * @throws when a file does not come; the island gets an `islandfailed` event
 */
export async function loadIsland<Module extends IslandModule>(
  island: HTMLElement,
): Promise<Module> {
  const loading = loads.get(island) ?? fetchAndMount(island)
  loads.set(island, loading)
  try {
    return (await loading) as Module
  } catch (error) {
    loads.delete(island)
    island.dispatchEvent(new Event('islandfailed'))
    throw error
  }
}

/** Loads an island when an element gets one of these events. A failure shows where the island is then used. */
export function loadOn(element: HTMLElement, island: HTMLElement, ...events: string[]): void {
  for (const event of events) {
    element.addEventListener(event, () => loadIsland(island).catch(() => {}))
  }
}

async function fetchAndMount(island: HTMLElement): Promise<IslandModule> {
  // The island's own file first, then all that it imports.
  const urls = island.dataset.island?.split(' ') ?? []
  // A module whose import failed once fails for as long as the page lives, so fetch before importing.
  // https://github.com/whatwg/html/issues/6768
  await Promise.all(urls.map(fetchFile))
  const module: IslandModule = await import(/* @vite-ignore */ urls[0] ?? '')
  module.mount(island)
  island.removeAttribute('data-island')
  return module
}

async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeout) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await response.blob()
}
