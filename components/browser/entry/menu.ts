import { menuId } from '../ids.ts'
import { loadOn } from './loader.ts'

/** Closes the menu where the browser doesn't. Opening it, its buttons, and Escape need no script. */
export function startMenu(): void {
  const menu = document.getElementById(menuId)
  if (!menu?.hidePopover) return
  const close = () => menu.hidePopover()
  menu.addEventListener('click', (event) => {
    // The second tap of a double tap on the button, which the menu now covers.
    if (event.detail > 1) event.preventDefault()
    else if (event.target instanceof Element && event.target.closest('a')) close()
  })
  // The open menu must not cover the focused element.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  // Wide screens have no menu, and hide its button.
  addEventListener('resize', () => {
    if (!menu.querySelector('button')?.offsetWidth) close()
  })
  // The back/forward cache would keep it open.
  addEventListener('pagehide', close)
  // Loads the swipe handler.
  loadOn(menu, menu, 'pointerdown')
}
