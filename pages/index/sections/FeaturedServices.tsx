import { chakra } from '@chakra-ui/react/styled-system'
import { linkCard, stretchedLink } from '../../../components/theme/styles.ts'
import { Section } from '../../../components/ui/Band.tsx'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { CardGrid } from '../../../components/ui/CardGrid.tsx'
import { ServiceIcon } from '../../../components/ui/ServiceIcon.tsx'
import { paths } from '../../../model/documentKinds.ts'
import { home, pages, pickBySlug, services, words } from '../../../model/records.ts'

export function FeaturedServices() {
  const featured = pickBySlug(services, home.featuredServices)
  // On a phone, two are side by side if even in a wide font each word fits.
  const isNarrow = featured.every(({ name }) => !/[^\s-]{13}/.test(name))
  return (
    <Section id="services" heading={home.servicesHeading}>
      <CardGrid
        css={
          isNarrow
            ? { smDown: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' } }
            : undefined
        }
      >
        {featured.map(({ slug, name, summary, equipment, task }) => (
          <Card key={slug} isNarrow={isNarrow}>
            <div>
              <ServiceIcon equipment={equipment} task={task} />
              <h3>
                <a href={paths.service(slug)}>{name}</a>
              </h3>
            </div>
            <p>{summary}</p>
          </Card>
        ))}
      </CardGrid>
      <chakra.p marginTop="6">
        <ButtonLink href={pages.services.path} variant="outline">
          {words.home.allServices}
        </ButtonLink>
      </chakra.p>
    </Section>
  )
}

const Card = chakra('li', {
  base: {
    ...linkCard,
    ...stretchedLink,
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '5',
    boxShadow: 'raised',
    breakInside: 'avoid',
    transition: 'border-color 120ms',
    '& > div': { display: 'flex', alignItems: 'center', gap: '3' },
    '& h3': { marginBottom: '0' },
    '& a': { color: 'fg.link' },
    '& > p': { color: 'fg.muted' },
    // The name says enough.
    smDown: {
      padding: '4',
      '& > p': { display: 'none' },
    },
  },
  variants: {
    isNarrow: {
      true: { smDown: { '& > div': { flexDirection: 'column', alignItems: 'stretch' } } },
    },
  },
})
