import { menuToggleId } from '../../layout/menuToggleId.ts'
import { mountReact } from '../mountReact.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'

/** Lets the drawer take the place of the menu's dialog, should one be open, and of all that follow. */
export function mount(host: HTMLElement): void {
  const toggle = document.getElementById(menuToggleId)
  if (!toggle) return
  mountReact(host, <MenuDrawer host={host} toggle={toggle} />)
  host.dispatchEvent(new Event('islandwanted'))
}
