import { chakra } from '@chakra-ui/react/styled-system'
import { AreaMap } from '../../../components/drawings/map/AreaMap.tsx'
import { hasMap } from '../../../components/drawings/map/shapes.ts'
import { Band } from '../../../components/ui/Band.tsx'
import { Bleed, mainAndAside } from '../../../components/ui/Bleed.tsx'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { paths } from '../../../model/paths.ts'
import {
  areaLead,
  cities,
  featuredCities,
  getUniqueName,
  pages,
  pickBySlug,
} from '../../../model/records.ts'

/** The map, with the featured cities next to it. */
export function FeaturedCities() {
  const featured = pickBySlug(cities, featuredCities)
  return (
    <Band
      as="section"
      display="grid"
      gap={{ base: '8', md: '12' }}
      alignItems="center"
      minHeight={hasMap ? { lg: '26rem' } : undefined}
      gridTemplateColumns={hasMap ? { md: mainAndAside } : undefined}
    >
      <div>
        <chakra.h2 id="cities" fontSize="title">
          Where we work
        </chakra.h2>
        <chakra.p fontSize="lead" maxWidth="prose" marginTop="2" marginBottom="6">
          {areaLead}
        </chakra.p>
        <LinkList
          labelledBy="cities"
          links={featured.map((city) => ({
            href: paths.city(city.slug),
            label: getUniqueName(city),
          }))}
        />
        <chakra.p marginTop="6">
          <ButtonLink href={pages.cities.path} variant="outline">
            View All Cities
          </ButtonLink>
        </chakra.p>
      </div>
      {hasMap && (
        <Bleed marginBottom={{ mdDown: 'calc({spacing.section} * -1)' }}>
          <AreaMap cities={featured} />
        </Bleed>
      )}
    </Band>
  )
}
