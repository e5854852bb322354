import type { ToastRecord } from './toast.ts'

/** Shows a toast without what was to be loaded for it: its words in the region of notifications, for as long as the page stays. */
export function showPlainly(region: HTMLElement, { title, description }: ToastRecord): void {
  region.setAttribute('role', 'alert')
  region.style.cssText =
    'max-width: 24rem; padding: 1rem; background: Canvas; color: CanvasText; border: 2px solid; z-index: 99'
  region.textContent = [title, description].filter(Boolean).join(' ')
}
