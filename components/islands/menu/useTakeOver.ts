import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type MenuLink, readMenu } from './readMenu'
import type { Slide } from './useSlide'

/**
 * Puts the drawer in the place of the dialog that opens the menu, within one frame; a drawer on its way out turns round.
 * @returns the dialog's links
 */
export function useTakeOver(
  host: HTMLElement,
  { present, out }: Slide,
  open: boolean,
  setOpen: (open: boolean) => void,
): MenuLink[] {
  const [links, setLinks] = useState<MenuLink[]>([])

  useLayoutEffect(() => {
    const answer = () => {
      const dialog = document.querySelector<HTMLElement>('dialog.menu-panel[data-settled]')
      if (dialog) takeOver(dialog)
      else if (present) setOpen(!open)
    }
    const takeOver = (dialog: HTMLElement) => {
      const focused = stopsIn(dialog).findIndex((stop) => stop.matches(':focus'))
      const scrolled = bodyOf(dialog)?.scrollTop ?? 0
      // First, because it holds focus and the page's scrolling.
      dialog.remove()
      out.jump(0)
      flushSync(() => {
        setLinks(readMenu(dialog))
        setOpen(true)
      })
      bodyOf(host)?.scrollTo(0, scrolled)
      stopsIn(host)[focused]?.focus({ preventScroll: true })
    }
    host.addEventListener('islandwanted', answer)
    return () => host.removeEventListener('islandwanted', answer)
  }, [host, present, out, open, setOpen])

  return links
}

function stopsIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a, button')]
}

function bodyOf(panel: HTMLElement) {
  return panel.querySelector('.menu-body')
}
