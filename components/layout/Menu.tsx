import { chakra } from '@chakra-ui/react/styled-system'
import { Menu as MenuIcon, X } from 'lucide-react'
import { business, mainNavigation, phoneHref, scheduleLink } from '../../content/model/records.ts'
import { menuId, menuToggleId } from '../ids.ts'
import { drawer } from '../theme/drawerRecipe.ts'
import { Button, ButtonLink } from '../ui/ButtonLink.tsx'
import { PhoneIcon } from '../ui/PhoneIcon.ts'
import { useIsland } from '../ui/useIsland.ts'
import { getAriaCurrent } from './ariaCurrent.ts'

const Drawer = chakra('nav', { base: drawer.positioner }, { forwardProps: ['popover'] })
const DrawerContent = chakra('div', { base: drawer.content })
const DrawerBody = chakra('ul', { base: drawer.body })

/**
 * The main navigation. Below the large breakpoint, it is a menu with a button. Script adds only the
 * swipe.
 */
export function Menu({ path }: { path: string }) {
  return (
    <>
      <Toggle
        id={menuToggleId}
        type="button"
        popoverTarget={menuId}
        variant="outline"
        size="sm"
        display={{ base: 'inline-flex', lg: 'none' }}
      >
        <span>
          <MenuIcon size={20} aria-hidden="true" />
          Menu
        </span>
        <span>
          <X size={20} aria-hidden="true" />
          Close
        </span>
      </Toggle>
      <Drawer {...useIsland('menu')} id={menuId} popover="auto" aria-label="Main">
        <DrawerContent>
          <DrawerBody>
            {mainNavigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={getAriaCurrent(href, path)}>
                  {label}
                </a>
              </li>
            ))}
          </DrawerBody>
          <ButtonLink href={scheduleLink.href} size="sm" marginInlineStart={{ lg: '2' }}>
            {scheduleLink.label}
          </ButtonLink>
          <MenuPhone href={phoneHref}>
            <PhoneIcon size={20} aria-hidden="true" />
            {business.phone}
          </MenuPhone>
        </DrawerContent>
      </Drawer>
    </>
  )
}

/** A button with two labels. The second replaces the first while the menu is open. */
const Toggle = chakra(Button, {
  base: {
    '@supports not selector(:popover-open)': { display: 'none' },
    '& > span': { display: 'flex', alignItems: 'center', gap: '2' },
    '& > :last-child': { display: 'none' },
    '&:has(+ :popover-open)': {
      position: 'relative',
      zIndex: 'menuToggle',
      '& > :first-child': { display: 'none' },
      '& > :last-child': { display: 'flex' },
    },
  },
})

const MenuPhone = chakra('a', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    marginTop: '2',
    textStyle: 'heading',
    fontSize: 'lead',
    color: 'fg.brand',
    whiteSpace: 'nowrap',
  },
})
