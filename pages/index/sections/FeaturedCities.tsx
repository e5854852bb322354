import { chakra } from '@chakra-ui/react'
import { AreaMap } from '../../../components/drawings/AreaMap.tsx'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { Column } from '../../../components/ui/Section.tsx'
import { areaLead } from '../../../content/home.ts'
import type { City } from '../../../content/model/schema.ts'

/** The map, and beside it the featured cities. */
export function FeaturedCities({ cities }: { cities: City[] }) {
  return (
    <chakra.section paddingInline="gutter" paddingBlock="section">
      <Column
        display="grid"
        gap={{ base: '8', md: '12' }}
        gridTemplateColumns={{ md: '1fr 1fr' }}
        alignItems="center"
      >
        <div>
          <chakra.h2 id="cities" fontSize="2xl">
            Where we work
          </chakra.h2>
          <chakra.p fontSize="lg" maxWidth="prose" marginTop="2" marginBottom="6">
            {areaLead}
          </chakra.p>
          <LinkList
            labelledBy="cities"
            links={cities.map(({ slug, name }) => ({ href: `/cities/${slug}`, label: name }))}
          />
          <chakra.p marginTop="6">
            <ButtonLink href="/cities-we-serve" variant="outline">
              View All Cities
            </ButtonLink>
          </chakra.p>
        </div>
        <AreaMap cities={cities} />
      </Column>
    </chakra.section>
  )
}
