import { menuId, menuToggleId } from '../../layout/menuIds.ts'
import { loadOn } from '../loader.ts'

/** Closes the menu where the browser itself does not. It opens, and closes by its button and by Escape, without script. */
export function startMenu(): void {
  const menu = document.getElementById(menuId)
  const toggle = document.getElementById(menuToggleId)
  if (!menu?.hidePopover) return
  const close = () => menu.hidePopover()
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  // Else focus would be on what the menu covers.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const isOutside = relatedTarget instanceof Node && !menu.contains(relatedTarget)
    if (isOutside && relatedTarget !== toggle) close()
  })
  addEventListener('resize', () => {
    const isLarge = toggle?.offsetWidth === 0
    if (isLarge) close()
  })
  // The back/forward cache would keep it open.
  addEventListener('pagehide', close)
  // The swipe.
  loadOn(menu, menu, 'pointerdown')
}
