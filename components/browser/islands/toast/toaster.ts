import * as zag from '@zag-js/toast'
import { normalizeProps, VanillaMachine } from '@zag-js/vanilla'
import { dismissToast, type StoredToast, toaster } from './toast.ts'
import { createToastBox } from './toastBox.ts'
import { toastCss } from './toastCss.data.ts'

// Exported here because coupon buttons load only the toaster.
export { showCopied } from './showCopied.ts'

/**
 * Shows the store's toast in the prerendered region. It uses the engine of Chakra's toaster,
 * without React.
 */
export function mount(region: HTMLElement): void {
  addCss(`@media all{${toastCss}}`)

  let box: ReturnType<typeof createToastBox> | undefined
  const returnFocus = rememberFocus(region)
  const isHeld = holdClock(region, () => box?.holdOrRun())
  const group = new VanillaMachine(zag.group.machine, { id: region.id, store: toaster })
  // The id that Zag looks for.
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
    box = toast && createToastBox(toast, group.service, region, isHeld, returnFocus)
  }
  group.subscribe(render)
  group.start()
  render()
  addEventListener('keydown', closeOnEscape)
}

/**
 * Adds a rule through the CSSOM, because the content security policy blocks other ways. In a sheet of
 * its own, if possible: when the sheet with the font faces gets a media query, Chromium 156 sets the
 * page in fonts that came too late for its first paint.
 */
function addCss(rule: string): void {
  let sheet = document.querySelector('style')?.sheet
  if (document.adoptedStyleSheets) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [sheet]
  }
  sheet?.insertRule(rule, sheet.cssRules.length)
}

/** @returns a function that moves focus from the region to where it was before it came there */
function rememberFocus(region: HTMLElement): () => void {
  let before: EventTarget | null = null
  region.addEventListener('focusin', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && region.contains(relatedTarget)
    if (!isInside) before = relatedTarget
  })
  return () => {
    if (region.matches(':focus') && before instanceof HTMLElement) before.focus()
  }
}

/**
 * Chakra's toaster ignores window focus, and doesn't pause for a toast that appears under the
 * pointer.
 * @param onChange called when timers must pause or may resume
 * @returns whether timers must be paused
 */
function holdClock(region: HTMLElement, onChange: () => void): () => boolean {
  let isHovered = false
  let isWindowLeft = !document.hasFocus()
  const on = (target: EventTarget, type: string, change?: () => void) =>
    target.addEventListener(type, () => {
      change?.()
      onChange()
    })
  on(region, 'pointermove', () => {
    isHovered = true
  })
  on(region, 'pointerleave', () => {
    isHovered = false
  })
  on(region, 'focusin')
  on(region, 'focusout')
  on(window, 'blur', () => {
    isWindowLeft = true
  })
  on(window, 'focus', () => {
    isWindowLeft = false
  })
  // Browsers fire no event when the pointer leaves because the element was removed.
  toaster.subscribe(() => {
    // `:hover` sticks to the last tapped element.
    isHovered &&= region.matches(':hover')
  })
  return () => isHovered || isWindowLeft || region.contains(document.activeElement)
}

/**
 * Escape closes the toast wherever focus is, unless it closed something else: the menu or the
 * focused toast.
 */
function closeOnEscape(event: KeyboardEvent) {
  // Escape also cancels text composition.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  // An unknown selector throws.
  const hasPopovers = CSS.supports('selector(:popover-open)')
  if (!hasPopovers || !document.querySelector(':popover-open')) dismissToast()
}
