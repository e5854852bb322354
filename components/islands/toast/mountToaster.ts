import * as zag from '@zag-js/toast'
import { normalizeProps, VanillaMachine } from '@zag-js/vanilla'
import { createToastBox } from './createToastBox.ts'
import { dismissToast, type StoredToast, toaster } from './toast.ts'
import { toastCss } from './toastCss.data.ts'

// Exported here because a coupon's button loads the toaster and nothing else.
export { showCopied } from '../coupon/showCopied.ts'

/** Shows the store's toast in the prerendered region. The engine is that of Chakra's toaster, without React. */
export function mount(region: HTMLElement): void {
  // The page's policy allows no other style than its own, except through the CSSOM.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(toastCss)
  document.adoptedStyleSheets.push(sheet)

  let box: ReturnType<typeof createToastBox> | undefined
  const isHeld = holdClock(region, () => box?.holdOrRun())
  const group = new VanillaMachine(zag.group.machine, { id: region.id, store: toaster })
  // Where Zag looks for it.
  region.id = `toast-group:${toaster.attrs.placement}`

  let shown: StoredToast | undefined
  const render = () => {
    const toasts = zag.group.connect(group.service, normalizeProps).getToasts() as StoredToast[]
    const [toast] = toasts
    // The group also reports heights.
    if (toast === shown) return
    shown = toast
    if (toast && box && toast.id === box.id) return box.update(toast)
    box?.remove()
    box = toast && createToastBox(toast, group.service, region, isHeld)
  }
  group.subscribe(render)
  group.start()
  render()
  addEventListener('keydown', closeOnEscape)
}

/**
 * Chakra's toaster ignores the window's focus, and runs the clock of a toast that comes under the pointer.
 * @param onChange called when the clock must stop or may run again
 * @returns whether the clock must stand still
 */
function holdClock(region: HTMLElement, onChange: () => void): () => boolean {
  let isHovered = false
  let hasFocus = false
  let isWindowLeft = !document.hasFocus()
  const on = (target: EventTarget, type: string, change: () => void) =>
    target.addEventListener(type, () => {
      change()
      onChange()
    })
  on(region, 'pointermove', () => {
    isHovered = true
  })
  on(region, 'pointerleave', () => {
    isHovered = false
  })
  on(region, 'focusin', () => {
    hasFocus = true
  })
  region.addEventListener('focusout', ({ relatedTarget }) => {
    hasFocus = relatedTarget instanceof Node && region.contains(relatedTarget)
    onChange()
  })
  on(window, 'blur', () => {
    isWindowLeft = true
  })
  on(window, 'focus', () => {
    isWindowLeft = false
  })
  // Browsers send no event for a pointer or focus that leaves because its element is removed.
  toaster.subscribe(() => {
    // `:hover` stays on what was tapped.
    isHovered &&= region.matches(':hover')
    hasFocus = region.contains(document.activeElement)
  })
  return () => isHovered || hasFocus || isWindowLeft
}

/** Escape closes the toast wherever focus is, unless it closed something else: the menu, or the focused toast. */
function closeOnEscape(event: KeyboardEvent) {
  // Escape also ends the composition of a character.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  if (!document.querySelector(':popover-open')) dismissToast()
}
