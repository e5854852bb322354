import type { IslandModule } from './islandSources.ts'

/** A first interaction waits this long (ms) for its island; then it does what it does without script. */
const patience = 4000

/** A fetch that hangs is given up after this long (ms), so that a later touch can try again. */
const hopeless = 30_000

/**
 * Fetches the islands of the page at idle. Each runs at the first pointer, focus or key that touches it, or at an
 * idle moment after the visitor has done anything else with the page; an early one (`data-early`) at idle, before
 * the others are fetched.
 */
export function startIslands(): void {
  for (const touch of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'islandwanted']) {
    addEventListener(touch, (event) => load(islandOf(event)).catch(() => {}), true)
  }
  addEventListener('click', hold, true)
  if (document.readyState === 'complete') atIdle(prefetch)
  else addEventListener('load', () => atIdle(prefetch))
}

function islandOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
}

const loads = new WeakMap<HTMLElement, Promise<void>>()

async function load(island: HTMLElement | null): Promise<void> {
  if (!island) return
  const running = loads.get(island) ?? run(island)
  loads.set(island, running)
  try {
    await running
  } catch (error) {
    loads.delete(island)
    island.dispatchEvent(new Event('islandfailed'))
    throw error
  }
}

async function run(island: HTMLElement): Promise<void> {
  const urls = urlsOf(island)
  // Fetched before it is imported: a file whose import failed once fails for as long as the page
  // lives, also when it is another's dependency. https://github.com/whatwg/html/issues/6768
  await Promise.all(urls.map((url) => fetchOnce(url)))
  const islandModule: IslandModule = await import(/* @vite-ignore */ urls[0] ?? '')
  islandModule.mount(island)
  island.removeAttribute('data-island')
}

/** The island's own file first, then all that it imports. */
function urlsOf(island: HTMLElement): string[] {
  return (island.dataset.island ?? '').split(' ')
}

const fetches = new Map<string, Promise<void>>()

function fetchOnce(url: string, priority?: RequestPriority): Promise<void> {
  const running = fetches.get(url) ?? fetchFile(url, priority)
  fetches.set(url, running)
  running.catch(() => fetches.delete(url))
  return running
}

async function fetchFile(url: string, priority?: RequestPriority): Promise<void> {
  const response = await fetch(url, { priority, signal: AbortSignal.timeout(hopeless) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await response.blob()
}

const held = new Set<Element>()
let passing = false

/**
 * Keeps a click that comes before its island, and repeats it when the island is there, or given up. Enter in a
 * field is a click on the form's button too: a form is held before the browser looks for what it lacks.
 */
function hold(event: MouseEvent): void {
  const island = islandOf(event)
  const control = controlOf(event)
  if (!island || !control || passing) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // A double click is one wish.
  if (held.has(control)) return
  held.add(control)
  const repeat = () => {
    held.delete(control)
    passing = true
    // Where it was pressed too: what it opens can tell the second half of a double tap.
    control.dispatchEvent(new MouseEvent('click', event))
    passing = false
  }
  const timeUp = new Promise((resolve) => setTimeout(resolve, patience))
  Promise.race([load(island), timeUp]).then(repeat, repeat)
}

/** The link or button that a click presses, if it presses it plainly. */
function controlOf({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return null
  return target.closest<HTMLElement>('a, button')
}

async function prefetch(): Promise<void> {
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) return
  await Promise.allSettled(inSight('[data-early]').map(load))
  // Among them what an early one has put on the page.
  for (const island of inSight('[data-island]')) {
    const urls = urlsOf(island)
    Promise.all([signOfLife, ...urls.map((url) => fetchOnce(url, 'low'))])
      .then(() => atIdle(() => prepare(island, urls[0])))
      .catch(() => {})
  }
}

/** What the screen does not show now (the menu's toggle on a wide one) is fetched when touched. */
function inSight(selector: string): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>(selector)
  return [...found].filter((island) => island.offsetWidth > 0)
}

/** Reading the file and running it are two tasks: a tap that comes meanwhile waits for one of them. */
function prepare(island: HTMLElement, url = ''): void {
  import(/* @vite-ignore */ url)
    .then(() => atIdle(() => load(island).catch(() => {})))
    .catch(() => {})
}

/** The visitor does something with the page. Who only reads its first screen pays nothing for what is prepared. */
const signOfLife = new Promise<void>((resolve) => {
  for (const sign of ['scroll', 'pointerdown', 'pointermove', 'keydown']) {
    addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true })
  }
})

function atIdle(work: () => void): void {
  // Safari has none. https://developer.mozilla.org/en-US/docs/Web/API/Window/requestIdleCallback
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1000)
}

declare global {
  interface Navigator {
    /** Chromium only. https://wicg.github.io/netinfo/ */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
