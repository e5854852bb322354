import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import {
  answersIn,
  business,
  emailHref,
  fillWords,
  navigation,
  phoneHref,
  plural,
  words,
} from '../../model/records.ts'
import type { NavigationLink } from '../../model/schemas/fields.ts'
import { addressLine } from '../../model/schemas/location.ts'
import { onBrandDeep } from '../theme/styles.ts'
import { Column } from '../ui/Band.tsx'
import { OpeningHours } from '../ui/OpeningHours.tsx'
import { getLanguageLinks, LanguageLinks } from './LanguageLinks.tsx'

const address = addressLine(business.location)

export function Footer({ path }: { path: string }) {
  return (
    <chakra.footer
      css={{
        ...onBrandDeep,
        '& a': {
          display: 'inline-block',
          paddingBottom: '3',
          color: 'fg.onBrandMuted',
          _hover: { textDecoration: 'underline' },
        },
      }}
      paddingInline="gutter"
      paddingTop="8"
      fontSize={{ base: 'note', lg: 'text' }}
      // Leaves room for the fixed call bar.
      paddingBottom={{ base: '5rem', md: '6' }}
    >
      <Column>
        <chakra.div
          display="grid"
          gap="8"
          gridTemplateColumns={{
            base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
            md: '2fr 1fr 1fr',
            lg: '1.4fr 1fr 1fr 1.6fr',
          }}
        >
          <WideColumn>
            <Heading>{business.name}</Heading>
            <chakra.p marginBottom="1">
              {business.tagline} {navigation.footer.note}
            </chakra.p>
            {business.licenses.length > 0 && (
              <chakra.p marginBottom="3">
                {fillWords(plural(words.layout.licenses, business.licenses.length), {
                  licenses: business.licenses.join(', '),
                })}
              </chakra.p>
            )}
            {address && <chakra.p marginBottom="3">{address}</chakra.p>}
            <chakra.p
              display="flex"
              flexWrap="wrap"
              columnGap="6"
              // No flex boxes, in which a long address would not wrap.
              css={{ '& a': { paddingTop: '2', minHeight: 'target' } }}
            >
              <a href={phoneHref}>{business.phone}</a>
              <a href={emailHref}>{business.email}</a>
              {business.profiles.map(({ name, url }) => (
                <a key={url} href={url}>
                  {name}
                </a>
              ))}
            </chakra.p>
            {answersIn && <p>{answersIn}</p>}
          </WideColumn>
          <LinkColumn>
            <Heading>{navigation.footer.headings.services}</Heading>
            <FooterLinks links={navigation.footer.services} />
          </LinkColumn>
          <LinkColumn>
            <Heading>{navigation.footer.headings.cities}</Heading>
            <FooterLinks links={navigation.footer.cities} />
          </LinkColumn>
          <WideColumn>
            <Heading>{navigation.footer.headings.hours}</Heading>
            <OpeningHours />
          </WideColumn>
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="baseline"
          columnGap="6"
          marginTop="6"
          paddingTop="3"
          borderTopWidth="1px"
          borderColor="scene.wall"
          rowGap="2"
          fontSize="note"
        >
          <p>
            {fillWords(words.layout.rights, {
              year: business.copyrightYear,
              business: business.name,
            })}
          </p>
          <FooterLinks
            links={navigation.footer.bottom}
            display="flex"
            flexWrap="wrap"
            columnGap="5"
          >
            {getLanguageLinks(path).length > 0 && <LanguageLinks path={path} />}
          </FooterLinks>
        </chakra.div>
      </Column>
    </chakra.footer>
  )
}

const Heading = chakra('h2', { base: { fontSize: 'lead', marginBottom: '3' } })

/** A column that spans the page on a phone. */
const WideColumn = chakra('div', { base: { gridColumn: { base: '1 / -1', sm: 'auto' } } })

/** From 768 px, next to both wide columns. */
const LinkColumn = chakra('div', { base: { gridRow: { mdToLg: 'span 2' } } })

interface FooterLinksProps extends HTMLChakraProps<'ul'> {
  links: NavigationLink[]
}

/** Renders nothing without links, such as those to pages without entries. */
function FooterLinks({ links, children, ...list }: FooterLinksProps) {
  if (links.length === 0 && !children) return null
  return (
    <chakra.ul {...list}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {children}
    </chakra.ul>
  )
}
