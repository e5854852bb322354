import { chakra, createSlotRecipeContext } from '@chakra-ui/react'
import { Menu as MenuIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { mainNavigation, scheduleLink } from '../../content/navigation.ts'
import { drawerRecipe } from '../theme/drawerRecipe.ts'
import { buttonRecipe } from '../theme/recipes.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { useIsland } from '../ui/useIsland.ts'
import { currentOf } from './currentOf.ts'
import { menuId, menuToggleId } from './menuIds.ts'
import { siteNavigationId } from './siteNavigationId.ts'

const { withProvider, withContext } = createSlotRecipeContext({ recipe: drawerRecipe })
const Drawer = withProvider<HTMLElement, ComponentProps<'nav'>>('nav', 'content', {
  forwardProps: ['popover'],
})
const DrawerBody = withContext<HTMLUListElement, ComponentProps<'ul'>>('ul', 'body')

/** The menu of small screens, with its button. Script adds the swipe: see startMenu.ts. */
export function Menu({ path }: { path: string }) {
  return (
    <>
      <ButtonLink
        href={`#${siteNavigationId}`}
        {...toggleStyle}
        css={{ '@supports selector(:popover-open)': { display: 'none' } }}
      >
        Menu
      </ButtonLink>
      <Toggle id={menuToggleId} type="button" popoverTarget={menuId} {...toggleStyle}>
        <MenuIcon size={20} aria-hidden="true" />
        Menu
      </Toggle>
      <Drawer {...useIsland('menu')} id={menuId} popover="auto" aria-label="Main menu">
        <DrawerBody>
          {mainNavigation.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={currentOf(href, path)}>
                {label}
              </a>
            </li>
          ))}
        </DrawerBody>
        <ButtonLink href={scheduleLink.href} display="flex" marginTop="3" fontSize="lg">
          {scheduleLink.label}
        </ButtonLink>
      </Drawer>
    </>
  )
}

const toggleStyle = {
  variant: 'outline',
  size: 'sm',
  display: { base: 'inline-flex', lg: 'none' },
} as const

const Toggle = chakra(chakra('button', buttonRecipe, { forwardProps: ['popoverTarget'] }), {
  base: {
    bg: 'transparent',
    '@supports not selector(:popover-open)': { display: 'none' },
    '&:has(+ :popover-open)': {
      bg: 'bg.cool',
      pointerEvents: 'auto',
      // The three lines become a cross.
      '& path': { transformBox: 'fill-box', transformOrigin: 'center', opacity: '0' },
      '& path:first-of-type': { opacity: '1', transform: 'translateY(7px) rotate(45deg)' },
      '& path:last-of-type': { opacity: '1', transform: 'translateY(-7px) rotate(-45deg)' },
    },
  },
})
