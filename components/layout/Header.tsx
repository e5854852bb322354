import { chakra } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { mainNavigation, scheduleLink } from '../../content/navigation.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Column } from '../ui/Section.tsx'
import { useIsland } from '../ui/useIsland.ts'
import { currentOf } from './currentOf.ts'
import { Logo } from './Logo.tsx'
import { menuToggleId } from './menuToggleId.ts'
import { siteNavigationId } from './siteNavigationId.ts'
import { TopBar } from './TopBar.tsx'

/** Top bar, business name and main navigation. Below the large breakpoint a link leads to the navigation in the footer. */
export function Header({ path }: { path: string }) {
  return (
    <header>
      <TopBar />
      <chakra.div
        bg="bg.raised"
        borderBottomWidth="1px"
        borderColor="border"
        paddingInline="gutter"
        paddingBlock="2"
      >
        <Column display="flex" alignItems="center" justifyContent="space-between" gap="3">
          <Logo />
          <ButtonLink
            {...useIsland('menu')}
            data-early=""
            data-drawer={useIsland('drawer')['data-island']}
            id={menuToggleId}
            href={`#${siteNavigationId}`}
            variant="outline"
            size="sm"
            display={{ base: 'inline-flex', lg: 'none' }}
          >
            <Menu size={20} aria-hidden="true" />
            Menu
          </ButtonLink>
          <chakra.nav
            aria-label="Main"
            display={{ base: 'none', lg: 'flex' }}
            alignItems="center"
            gap="1"
            fontSize={{ lg: 'xs', xl: 'sm' }}
          >
            <chakra.ul display="flex" listStyle="none" fontWeight="600">
              {mainNavigation.map(({ label, href }) => (
                <li key={href}>
                  <NavigationLink href={href} aria-current={currentOf(href, path)}>
                    {label}
                  </NavigationLink>
                </li>
              ))}
            </chakra.ul>
            <ButtonLink href={scheduleLink.href} size="sm" fontSize="inherit" whiteSpace="nowrap">
              {scheduleLink.label}
            </ButtonLink>
          </chakra.nav>
        </Column>
      </chakra.div>
    </header>
  )
}

const NavigationLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: { lg: '1.5', xl: '2' },
    whiteSpace: 'nowrap',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg.link', borderColor: 'border.strong' },
    '&[aria-current]': { color: 'fg.brand', borderColor: 'action.bg' },
  },
})
