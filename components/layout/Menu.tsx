import { chakra } from '@chakra-ui/react/styled-system'
import { Menu as MenuIcon, X } from 'lucide-react'
import { navigation, pages, words } from '../../model/records.ts'
import { menuId } from '../browser/ids.ts'
import { drawer, popovers } from '../theme/drawerRecipe.ts'
import { Button, ButtonLink } from '../ui/ButtonLink.tsx'
import { PhoneIcon } from '../ui/ScheduleOrCall.tsx'
import { useIsland } from '../ui/useIsland.ts'
import { usePhone } from '../ui/usePhone.ts'
import { LanguageLinks } from './LanguageLinks.tsx'

const Drawer = chakra('nav', { base: drawer.positioner }, { forwardProps: ['popover'] })
const DrawerContent = chakra('div', { base: drawer.content })
const DrawerBody = chakra('ul', { base: drawer.body })

/**
 * The main navigation. Below the large breakpoint, it is a menu with a button. Script adds the
 * swipe, and closes the menu where the browser doesn't.
 */
export function Menu({ path }: { path: string }) {
  const { phone, phoneHref } = usePhone()
  return (
    <>
      <MenuButton popoverTarget={menuId}>
        <MenuIcon size={20} aria-hidden="true" />
        {words.layout.menu}
      </MenuButton>
      <Drawer
        {...useIsland('menu')}
        id={menuId}
        popover="auto"
        aria-label={words.layout.navigation}
      >
        <DrawerContent>
          <MenuButton
            popoverTarget={menuId}
            popoverTargetAction="hide"
            // The drawer covers the button that opened it.
            autoFocus
          >
            <X size={20} aria-hidden="true" />
            {words.layout.close}
          </MenuButton>
          <DrawerBody>
            {navigation.main.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={getAriaCurrent(href, path)}>
                  {label}
                </a>
              </li>
            ))}
            <LanguageLinks path={path} />
          </DrawerBody>
          <ButtonLink href={navigation.schedule.href} size="sm">
            {navigation.schedule.label}
          </ButtonLink>
          <MenuPhone href={phoneHref}>
            <PhoneIcon size={20} aria-hidden="true" />
            {phone}
          </MenuPhone>
        </DrawerContent>
      </Drawer>
    </>
  )
}

const MenuButton = chakra(
  Button,
  {
    base: {
      // Other browsers show the links instead.
      display: 'none',
      [popovers]: { display: { lgDown: 'inline-flex' } },
    },
  },
  { defaultProps: { type: 'button', variant: 'outline', size: 'sm' } },
)

const MenuPhone = chakra('a', {
  base: {
    // Without a menu, it would repeat the number above it.
    display: 'none',
    [popovers]: { display: { lgDown: 'flex' } },
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

/** @returns 'page' for this page, 'true' if this page is below it, otherwise undefined */
export function getAriaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  if (href !== '/' && path.startsWith(`${href}/`)) return 'true'
  // The cities' pages are not below the page that lists them.
  if (href === pages.cities.path && path.startsWith('/cities/')) return 'true'
  return undefined
}
