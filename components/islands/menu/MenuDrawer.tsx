import { chakra, Drawer } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { breakpoints, semanticTokens, tokens } from '../../../renderer/theme/tokens'
import { CloseIcon } from '../CloseIcon'
import { color } from '../color'
import type { MenuLink } from './readMenu'
import { useSlide } from './useSlide'
import { useSwipeAway } from './useSwipeAway'

const { colors } = semanticTokens
const { fontSizes, radii, sizes, spacing } = tokens

interface MenuDrawerProps {
  /** The header's menu link. */
  toggle: HTMLElement
  links: MenuLink[]
}

/** The menu of small screens. Any link chosen, Escape, the backdrop and a swipe close it; so does a large screen. */
export function MenuDrawer({ toggle, links }: MenuDrawerProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const slide = useSlide(open)
  const swipe = useSwipeAway(slide, close)
  useToggle(toggle, open, setOpen)
  useLargeScreen(close)
  return (
    <Drawer.Root
      open={open}
      present={slide.present}
      onOpenChange={(details) => setOpen(details.open)}
      finalFocusEl={() => toggle}
    >
      <Drawer.Backdrop ref={slide.backdrop} />
      <Drawer.Positioner>
        <Drawer.Content ref={slide.panel} {...swipe}>
          <Drawer.Header>
            <Drawer.Title>Menu</Drawer.Title>
            <Drawer.CloseTrigger aria-label="Close menu">
              <CloseIcon />
            </Drawer.CloseTrigger>
          </Drawer.Header>
          <Drawer.Body>
            <nav aria-label="Main">
              <chakra.ul listStyle="none" css={highlightedLast}>
                {links.map(({ label, href, current }) => (
                  <li key={label}>
                    <MenuItem href={href} aria-current={current} onClick={close}>
                      {label}
                    </MenuItem>
                  </li>
                ))}
              </chakra.ul>
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Positioner>
    </Drawer.Root>
  )
}

/** The header's link opens and closes the drawer, and says which. */
function useToggle(toggle: HTMLElement, open: boolean, setOpen: (open: boolean) => void) {
  useEffect(() => {
    const flip = (event: MouseEvent) => {
      event.preventDefault()
      setOpen(!open)
    }
    toggle.setAttribute('aria-expanded', String(open))
    toggle.setAttribute('aria-label', open ? 'Close menu' : 'Open menu')
    toggle.addEventListener('click', flip)
    return () => toggle.removeEventListener('click', flip)
  }, [toggle, open, setOpen])
}

function useLargeScreen(close: () => void) {
  useEffect(() => {
    const large = matchMedia(`(min-width: ${breakpoints.lg})`)
    large.addEventListener('change', close)
    return () => large.removeEventListener('change', close)
  })
}

/** The last link is the header's button. */
const highlightedLast = {
  '& li:last-child a': {
    justifyContent: 'center',
    marginTop: '0.75rem',
    background: color(colors.action.bg),
    color: color(colors.action.fg),
    border: '2px solid transparent',
    borderRadius: radii.full.value,
  },
}

const MenuItem = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: sizes.target.value,
    paddingInline: spacing[3].value,
    borderRadius: radii.md.value,
    fontSize: fontSizes.lg.value,
    fontWeight: '600',
    _hover: { background: color(colors.bg.cool) },
    '&[aria-current]': { color: color(colors.fg.brand), background: color(colors.bg.cool) },
  },
})
