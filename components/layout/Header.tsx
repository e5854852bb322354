import { chakra } from '@chakra-ui/react'
import { mainNavigation, scheduleLink } from '../../content/navigation.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Column } from '../ui/Section.tsx'
import { currentOf } from './currentOf.ts'
import { Logo } from './Logo.tsx'
import { Menu } from './Menu.tsx'
import { TopBar } from './TopBar.tsx'

/** Top bar, business name and main navigation, which is a menu below the large breakpoint. */
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
        // The menu opens below it.
        css={{ anchorName: '--header' }}
      >
        <Column
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
        >
          <Logo />
          <Menu path={path} />
          <chakra.nav
            aria-label="Main"
            display={{ base: 'none', lg: 'flex' }}
            flexWrap="wrap"
            justifyContent="end"
            alignItems="center"
            gap="1"
            fontSize={{ lg: 'xs', xl: 'sm' }}
          >
            <chakra.ul
              display="flex"
              flexWrap="wrap"
              justifyContent="end"
              listStyle="none"
              fontWeight="600"
            >
              {mainNavigation.map(({ label, href }) => (
                <li key={href}>
                  <NavigationLink href={href} aria-current={currentOf(href, path)}>
                    {label}
                  </NavigationLink>
                </li>
              ))}
            </chakra.ul>
            <ButtonLink href={scheduleLink.href} size="sm">
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
