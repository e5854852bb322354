import { chakra } from '@chakra-ui/react'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { areaLead } from '../../../content/home.ts'
import type { City } from '../../../content/model/schema.ts'

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
