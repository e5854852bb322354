import { createDialog } from './createDialog'

/** Until then (ms) what would close the menu is the second half of a double tap. The slide takes as long: see menuRules.ts. */
const doubleTap = 300

/** Shows the menu as a dialog of the browser's own. Once it has settled, the drawer may take its place. */
export async function showMenu(toggle: HTMLElement, drawer: HTMLElement): Promise<void> {
  const dialog = document.body.appendChild(createDialog())
  dialog.addEventListener('click', (event) => {
    if (isLink(event) || ('settled' in dialog.dataset && isAwayFrom(dialog, event))) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // What else listens to Escape, a toast, is not meant.
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    tell(toggle, false)
    toggle.focus({ preventScroll: true })
  })
  dialog.showModal()
  tell(toggle, true)

  await Promise.allSettled([
    new Promise((resolve) => setTimeout(resolve, doubleTap)),
    ...dialog.getAnimations({ subtree: true }).map(({ finished }) => finished),
  ])
  dialog.dataset.settled = ''
  if (dialog.open) drawer.dispatchEvent(new Event('islandwanted'))
}

function isLink({ target }: Event): boolean {
  return target instanceof Element && target.closest('a') !== null
}

/** Whether a click is on the button that closes, or on the backdrop. */
function isAwayFrom(dialog: HTMLElement, { target, clientX }: MouseEvent): boolean {
  if (target === dialog) return clientX < dialog.getBoundingClientRect().left
  return target instanceof Element && target.closest('button') !== null
}

function tell(toggle: HTMLElement, open: boolean) {
  toggle.setAttribute('aria-expanded', String(open))
  toggle.setAttribute('aria-label', open ? 'Close menu' : 'Open menu')
}
