import { menuRules } from 'virtual:menu-rules'
import { showMenu } from './showMenu.ts'

/** Gives the header's menu link a menu that is there at once, and a place to the drawer that follows it. */
export function mount(toggle: HTMLElement): void {
  const drawer = document.body.appendChild(document.createElement('div'))
  // Where no style is allowed, the drawer would stand at the end of the page; the dialog does not.
  if (insertRules()) drawer.dataset.island = toggle.dataset.drawer
  toggle.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // A drawer that is still on its way out turns round.
    if (drawer.hasChildNodes()) drawer.dispatchEvent(new Event('islandwanted'))
    else showMenu(toggle, drawer, event)
  })
  addEventListener('resize', () => {
    const isLarge = toggle.offsetWidth === 0
    if (isLarge) document.querySelector<HTMLDialogElement>('dialog.menu-panel')?.close()
  })
}

function insertRules(): boolean {
  const { sheet } = document.head.appendChild(document.createElement('style'))
  for (const rule of menuRules) sheet?.insertRule(rule, sheet.cssRules.length)
  return sheet !== null
}
