import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { business, emailHref, phoneHref } from '../../content/business.ts'
import type { NavigationLink } from '../../content/model/schema.ts'
import {
  footerBottom,
  footerCities,
  footerHeadings,
  footerNote,
  footerServices,
  mainNavigation,
  scheduleLink,
} from '../../content/navigation.ts'
import { Column } from '../ui/Band.tsx'
import { OpeningHours } from '../ui/OpeningHours.tsx'
import { currentOf } from './currentOf.ts'
import { siteNavigationId } from './ids.ts'

/** Four columns and a bottom row; on small screens without popovers also the full navigation. */
export function Footer({ path }: { path: string }) {
  return (
    <chakra.footer
      bg="bg.brandDeep"
      color="fg.onBrand"
      paddingInline="gutter"
      paddingTop={{ base: '6', md: '10' }}
      fontSize={{ base: 'sm', md: 'md' }}
      // Leaves room for the fixed call bar.
      paddingBottom={{ base: '5.5rem', lg: '6' }}
    >
      <Column>
        <SiteNavigation path={path} />
        <chakra.div
          display="grid"
          gap={{ base: '5', md: '8' }}
          gridTemplateColumns={{
            base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
            md: '1.3fr 1fr',
            lg: '1.2fr 1fr 1fr 1.6fr',
          }}
        >
          <WideColumn>
            <Heading>{business.name}</Heading>
            <chakra.p marginBottom="1">
              {business.tagline} {footerNote}
            </chakra.p>
            {business.licenses.length > 0 && (
              <chakra.p marginBottom="3">
                {business.licenses.length === 1 ? 'License' : 'Licenses'}{' '}
                {business.licenses.join(', ')}
              </chakra.p>
            )}
            <chakra.p display="flex" flexWrap="wrap" columnGap="6" alignItems="center">
              <FooterLink href={phoneHref} {...tall}>
                {business.phone}
              </FooterLink>
              <FooterLink href={emailHref}>{business.email}</FooterLink>
            </chakra.p>
          </WideColumn>
          <div>
            <Heading>{footerHeadings.services}</Heading>
            <FooterLinks links={footerServices} />
          </div>
          <div>
            <Heading>{footerHeadings.cities}</Heading>
            <FooterLinks links={footerCities} />
          </div>
          <WideColumn>
            <Heading>{footerHeadings.hours}</Heading>
            <OpeningHours />
          </WideColumn>
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          columnGap="6"
          marginTop={{ base: '4', md: '8' }}
          paddingTop={{ base: '2', md: '4' }}
          borderTopWidth="1px"
          borderColor="fg.onBrandMuted"
          fontSize="sm"
        >
          <p>
            © {business.copyrightYear} {business.name}. All rights reserved.
          </p>
          <FooterLinks links={footerBottom} display="flex" flexWrap="wrap" columnGap="5" />
        </chakra.div>
      </Column>
    </chakra.footer>
  )
}

function SiteNavigation({ path }: { path: string }) {
  return (
    <chakra.nav
      id={siteNavigationId}
      tabIndex={-1}
      aria-label="All pages"
      // Not beside the header's menu, which has the same links.
      display={{ lg: 'none' }}
      css={{ '@supports selector(:popover-open)': { display: 'none' } }}
      marginBottom="8"
    >
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
        columnGap="4"
        listStyle="none"
        fontWeight="700"
        fontSize="lg"
      >
        {[...mainNavigation, scheduleLink].map(({ label, href }) => (
          <li key={label}>
            <FooterLink
              {...tall}
              href={href}
              aria-current={label === scheduleLink.label ? undefined : currentOf(href, path)}
            >
              {label}
            </FooterLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

const Heading = chakra('h2', { base: { fontSize: 'lg', marginBottom: '1' } })

/** A column as wide as the page on a phone. */
const WideColumn = chakra('div', { base: { gridColumn: { base: '1 / -1', sm: 'auto' } } })

function FooterLinks({ links, ...list }: { links: NavigationLink[] } & HTMLChakraProps<'ul'>) {
  return (
    <chakra.ul {...list} listStyle="none">
      {links.map(({ label, href }) => (
        <li key={href}>
          <FooterLink href={href}>{label}</FooterLink>
        </li>
      ))}
    </chakra.ul>
  )
}

/** For the most important links. */
const tall = { display: 'inline-flex', alignItems: 'center', minHeight: 'target' }

const FooterLink = chakra('a', {
  base: {
    display: 'inline-block',
    paddingBlock: '1.5',
    color: 'fg.onBrandMuted',
    _hover: { color: 'fg.onBrand', textDecoration: 'underline' },
    '&[aria-current]': { color: 'fg.onBrand', textDecoration: 'underline' },
  },
})
