import { Drawer } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { breakpoints } from '../../theme/tokens.ts'
import { CloseIcon } from '../CloseIcon.tsx'
import { useSlide } from './useSlide.ts'
import { useSwipeAway } from './useSwipeAway.ts'
import { useTakeOver } from './useTakeOver.ts'

interface MenuDrawerProps {
  /** Where it is rendered. */
  host: HTMLElement
  /** The header's menu link. */
  toggle: HTMLElement
}

/**
 * The menu of small screens, once its dialog has opened it: see createDialog.ts, whose look it has from menuRules.ts.
 * Any link chosen, Escape, the backdrop and a swipe close it; so does a large screen.
 */
export function MenuDrawer({ host, toggle }: MenuDrawerProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const slide = useSlide(open)
  const swipe = useSwipeAway(slide, close)
  const { links, body } = useTakeOver(host, slide, open, setOpen)
  useToggle(toggle, open, slide.present)
  useLargeScreen(close)
  // Chakra listens from the next frame on only: a key pressed as the dialog goes would be lost.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  return (
    <Drawer.Root
      unstyled
      open={open}
      present={slide.present}
      onOpenChange={(details) => setOpen(details.open)}
      initialFocusEl={() => host.querySelector<HTMLElement>(':focus')}
      finalFocusEl={() => toggle}
    >
      <Drawer.Backdrop ref={slide.backdrop} className="menu-backdrop" />
      <Drawer.Positioner>
        <Drawer.Content ref={slide.panel} {...swipe} onKeyDown={onKeyDown} className="menu-panel">
          <Drawer.Header className="menu-header">
            <Drawer.Title className="menu-title">Menu</Drawer.Title>
            <Drawer.CloseTrigger aria-label="Close menu" className="menu-close">
              <CloseIcon />
            </Drawer.CloseTrigger>
          </Drawer.Header>
          <Drawer.Body ref={body} className="menu-body">
            <nav aria-label="Main">
              <ul>
                {links.map(({ label, href, current }) => (
                  <li key={label}>
                    <a href={href} aria-current={current} onClick={close}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Positioner>
    </Drawer.Root>
  )
}

/** The header's link says whether the drawer is open; the dialog before it has said so itself. */
function useToggle(toggle: HTMLElement, open: boolean, present: boolean) {
  useEffect(() => {
    if (!present) return
    toggle.setAttribute('aria-expanded', String(open))
    toggle.setAttribute('aria-label', open ? 'Close menu' : 'Open menu')
  }, [toggle, open, present])
}

function useLargeScreen(close: () => void) {
  useEffect(() => {
    const large = matchMedia(`(min-width: ${breakpoints.lg})`)
    large.addEventListener('change', close)
    return () => large.removeEventListener('change', close)
  })
}
