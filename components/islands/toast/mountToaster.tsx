import { mountReact } from '../mountReact.tsx'
import { regionIn, Toasts } from './Toasts.tsx'

/** Puts Chakra's toaster in the place of the prerendered region of notifications. */
export function mount(region: HTMLElement): void {
  const hadFocus = region === document.activeElement
  const host = document.createElement('div')
  region.replaceWith(host)
  mountReact(host, <Toasts host={host} />)
  if (hadFocus) regionIn(host)?.focus()
}
