import { chakra, createSlotRecipeContext } from '@chakra-ui/react'
import { Menu as MenuIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { mainNavigation, scheduleLink } from '../../content/navigation.ts'
import { drawerRecipe } from '../theme/drawerRecipe.ts'
import { Button, ButtonLink } from '../ui/ButtonLink.tsx'
import { useIsland } from '../ui/useIsland.ts'
import { currentOf } from './currentOf.ts'
import { menuId, menuToggleId, siteNavigationId } from './ids.ts'

const { withProvider, withContext } = createSlotRecipeContext({ recipe: drawerRecipe })
const Drawer = withProvider<HTMLElement, ComponentProps<'nav'>>('nav', 'positioner', {
  forwardProps: ['popover'],
})
const DrawerContent = withContext<HTMLDivElement, ComponentProps<'div'>>('div', 'content')
const DrawerBody = withContext<HTMLUListElement, ComponentProps<'ul'>>('ul', 'body')

/** The main navigation; below the large breakpoint a menu with a button. Script only adds the swipe. */
export function Menu({ path }: { path: string }) {
  return (
    <>
      <chakra.a
        href={`#${siteNavigationId}`}
        display={{ lg: 'none' }}
        css={{ '@supports selector(:popover-open)': { display: 'none' } }}
      >
        Menu
      </chakra.a>
      <Toggle
        id={menuToggleId}
        type="button"
        popoverTarget={menuId}
        variant="outline"
        size="sm"
        display={{ base: 'inline-flex', lg: 'none' }}
      >
        <MenuIcon size={20} aria-hidden="true" />
        Menu
      </Toggle>
      <Drawer {...useIsland('menu')} id={menuId} popover="auto" aria-label="Main">
        <DrawerContent>
          <DrawerBody>
            {mainNavigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(href, path)}>
                  {label}
                </a>
              </li>
            ))}
          </DrawerBody>
          <ButtonLink
            href={scheduleLink.href}
            size="sm"
            display="flex"
            fontSize={{ base: 'lg', lg: 'md' }}
          >
            {scheduleLink.label}
          </ButtonLink>
        </DrawerContent>
      </Drawer>
    </>
  )
}

const Toggle = chakra(Button, {
  base: {
    '@supports not selector(:popover-open)': { display: 'none' },
    '&:has(+ :popover-open)': {
      position: 'relative',
      zIndex: 'menuToggle',
      '& svg': { rotate: '90deg' },
    },
  },
})
