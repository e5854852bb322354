import { mountReact } from '../mountReact'
import { MenuDrawer } from './MenuDrawer'
import { readMenu } from './readMenu'

/** Gives the header's menu link a drawer. */
export function mount(toggle: HTMLElement): void {
  const host = document.body.appendChild(document.createElement('div'))
  mountReact(host, <MenuDrawer toggle={toggle} links={readMenu()} />)
}
