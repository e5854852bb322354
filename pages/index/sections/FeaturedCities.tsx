import { chakra } from '@chakra-ui/react'
import { AreaMap } from '../../../components/drawings/AreaMap.tsx'
import { Band } from '../../../components/ui/Band.tsx'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { cities } from '../../../content/cities.ts'
import { areaLead, featuredCities } from '../../../content/home.ts'
import { pickBySlug } from '../../../content/model/pickBySlug.ts'

/** The map, and beside it the featured cities. */
export function FeaturedCities() {
  const featured = pickBySlug(cities, featuredCities)
  return (
    <Band
      as="section"
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
          links={featured.map(({ slug, name }) => ({ href: `/cities/${slug}`, label: name }))}
        />
        <chakra.p marginTop="6">
          <ButtonLink href="/cities-we-serve" variant="outline">
            View All Cities
          </ButtonLink>
        </chakra.p>
      </div>
      <AreaMap cities={featured} />
    </Band>
  )
}
