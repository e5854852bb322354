import { chakra } from '@chakra-ui/react'
import { ButtonLink } from '../../../components/ui/ButtonLink'
import { LinkList } from '../../../components/ui/LinkList'
import { Section } from '../../../components/ui/Section'
import { areaLead } from '../../../content/home'
import type { City } from '../../../content/schema'

export function FeaturedCities({ cities }: { cities: City[] }) {
  return (
    <Section id="cities" heading="Where we work" split="start" lead={areaLead}>
      <LinkList
        labelledBy="cities"
        links={cities.map(({ slug, name }) => ({ href: `/cities/${slug}`, label: name }))}
      />
      <chakra.p marginTop="6">
        <ButtonLink href="/cities-we-serve" variant="outline">
          View All Cities
        </ButtonLink>
      </chakra.p>
    </Section>
  )
}
