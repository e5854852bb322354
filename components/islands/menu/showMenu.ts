import { createDialog } from './createDialog.ts'

/** A click so soon (ms) and so near (px) is the second half of a double tap. The slide takes as long: see menuRules.ts. */
const doubleTap = { within: 300, beside: 24 }

/**
 * Shows the menu as a dialog of the browser's own. Once it has settled, the drawer may take its place.
 * @param click what asks for it
 */
export async function showMenu(
  toggle: HTMLElement,
  drawer: HTMLElement,
  click: MouseEvent,
): Promise<void> {
  const dialog = document.body.appendChild(createDialog())
  dialog.addEventListener('click', (event) => {
    if (!('settled' in dialog.dataset) && isNear(click, event)) event.preventDefault()
    else if (isChoice(event) || isBeside(dialog, event)) dialog.close()
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
    new Promise((resolve) => setTimeout(resolve, doubleTap.within)),
    ...dialog.getAnimations({ subtree: true }).map(({ finished }) => finished),
  ])
  dialog.dataset.settled = ''
  if (dialog.open) drawer.dispatchEvent(new Event('islandwanted'))
}

function isNear(one: MouseEvent, other: MouseEvent): boolean {
  const [x, y] = [one.clientX - other.clientX, one.clientY - other.clientY]
  return Math.hypot(x, y) <= doubleTap.beside
}

/** Whether a click is on a link or on the button that closes. */
function isChoice({ target }: Event): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}

/** The backdrop is a part of its dialog. */
function isBeside(dialog: HTMLElement, { target, clientX }: MouseEvent): boolean {
  return target === dialog && clientX < dialog.getBoundingClientRect().left
}

function tell(toggle: HTMLElement, open: boolean) {
  toggle.setAttribute('aria-expanded', String(open))
  toggle.setAttribute('aria-label', open ? 'Close menu' : 'Open menu')
}
