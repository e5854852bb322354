interface IslandModule {
  mount(element: HTMLElement): void
}

const loads = new WeakMap<HTMLElement, Promise<IslandModule>>()

/**
 * Loads and mounts an island once. After a failure, the next call tries again.
 * @returns the exports of its file; undefined if it fails to load, after an `islandfailed` event
 */
export async function loadIsland<Module extends IslandModule>(
  island: HTMLElement,
): Promise<Module | undefined> {
  const loading = loads.get(island) ?? fetchAndMount(island)
  loads.set(island, loading)
  try {
    return (await loading) as Module
  } catch {
    loads.delete(island)
    island.dispatchEvent(new Event('islandfailed'))
  }
}

export function loadOn(element: HTMLElement, island: HTMLElement, ...events: string[]): void {
  for (const event of events) element.addEventListener(event, () => loadIsland(island))
}

async function fetchAndMount(island: HTMLElement): Promise<IslandModule> {
  const urls = island.dataset.island?.split(' ') ?? []
  // Firefox caches a failed import until the page is reloaded, so fetch the files into the
  // browser's cache first. https://github.com/whatwg/html/issues/6768
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 10_000)
  await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { signal: controller.signal })
      if (!response.ok) throw new Error(url)
      await response.arrayBuffer()
    }),
  )
  const module: IslandModule = await import(/* @vite-ignore */ urls[0] ?? '')
  module.mount(island)
  island.removeAttribute('data-island')
  return module
}
