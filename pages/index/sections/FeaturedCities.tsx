import { chakra } from '@chakra-ui/react/styled-system'
import { AreaMap } from '../../../components/drawings/map/AreaMap.tsx'
import { hasMap } from '../../../components/drawings/map/shapes.ts'
import { Band } from '../../../components/ui/Band.tsx'
import { BesidePicture, twoColumns } from '../../../components/ui/BesidePicture.tsx'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { LinkList, linkToCity } from '../../../components/ui/LinkList.tsx'
import { cities, fillWords, home, pages, pickBySlug, words } from '../../../model/records.ts'

export function FeaturedCities() {
  const featured = pickBySlug(cities, home.featuredCities)
  return (
    <Band
      as="section"
      display="grid"
      gap={{ base: '8', md: '12' }}
      alignItems="center"
      minHeight={hasMap ? { lg: '26rem' } : undefined}
      gridTemplateColumns={hasMap ? { md: twoColumns } : undefined}
    >
      <div>
        <h2 id="cities">{words.home.cities}</h2>
        <chakra.p fontSize="lead" maxWidth="prose" marginTop="2" marginBottom="6">
          {home.areaLead}
        </chakra.p>
        <LinkList aria-labelledby="cities" links={featured.map(linkToCity)} />
        <chakra.p marginTop="6">
          <ButtonLink href={pages.cities.path} variant="outline">
            {fillWords(words.home.allCities, { places: words.facts.city.other })}
          </ButtonLink>
        </chakra.p>
      </div>
      {hasMap && (
        <BesidePicture marginBottom={{ mdDown: 'calc({spacing.section} * -1)' }}>
          <AreaMap cities={featured} />
        </BesidePicture>
      )}
    </Band>
  )
}
