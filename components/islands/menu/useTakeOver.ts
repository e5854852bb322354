import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type MenuLink, readMenu } from './readMenu.ts'
import type { Slide } from './useSlide.ts'

interface TakeOver {
  /** Those of the dialog. */
  links: MenuLink[]
  /** For the drawer's body: as soon as it is there, the dialog goes. */
  body: RefCallback<HTMLElement>
}

/** Puts the drawer in the place of the dialog that opens the menu; a drawer on its way out turns round. */
export function useTakeOver(
  host: HTMLElement,
  { present, out }: Slide,
  open: boolean,
  setOpen: (open: boolean) => void,
): TakeOver {
  const [links, setLinks] = useState<MenuLink[]>([])
  const dialog = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const answer = () => {
      dialog.current = document.querySelector<HTMLElement>('dialog.menu-panel[data-settled]')
      if (dialog.current) takeOver(readMenu(dialog.current))
      else if (present) setOpen(!open)
    }
    const takeOver = (found: MenuLink[]) => {
      out.jump(0)
      // Before the visitor can do anything else.
      flushSync(() => {
        setLinks(found)
        setOpen(true)
      })
    }
    host.addEventListener('islandwanted', answer)
    return () => host.removeEventListener('islandwanted', answer)
  }, [host, present, out, open, setOpen])

  const replace = useCallback(
    (body: HTMLElement | null) => {
      if (!body || !dialog.current) return
      const focused = stopsIn(dialog.current).findIndex((stop) => stop.matches(':focus'))
      const scrolled = dialog.current.querySelector('.menu-body')?.scrollTop ?? 0
      dialog.current.remove()
      dialog.current = null
      body.scrollTop = scrolled
      stopsIn(host)[focused]?.focus({ preventScroll: true })
    },
    [host],
  )
  return { links, body: replace }
}

function stopsIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a, button')]
}
