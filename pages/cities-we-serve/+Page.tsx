import { chakra } from '@chakra-ui/react'
import { AreaMap } from '../../components/drawings/AreaMap.tsx'
import { SignpostHead } from '../../components/drawings/heads/heads.tsx'
import { hasMap } from '../../components/drawings/map/shapes.ts'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { LinkList } from '../../components/ui/LinkList.tsx'
import { paths } from '../../content/model/paths.ts'
import { areas, cities, pages } from '../../content/model/records.ts'
import type { City } from '../../content/model/schemas/cities.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.cities} drawing={<SignpostHead />} />
      <Band
        display="grid"
        gap={{ base: '10', lg: '12' }}
        gridTemplateColumns={{ lg: hasMap ? 'minmax(0, 34rem) 1fr' : undefined }}
        alignItems="start"
      >
        {hasMap && (
          <chakra.div
            marginInline={{ base: 'calc({spacing.gutter} * -1)', md: '0' }}
            marginTop={{ base: 'calc({spacing.section} * -1)', md: '0' }}
            position={{ lg: 'sticky' }}
            top={{ lg: '6' }}
          >
            <AreaMap cities={cities} isWide />
          </chakra.div>
        )}
        <chakra.div
          display="grid"
          gap="10"
          gridTemplateColumns={{ md: hasMap ? undefined : '1fr 1fr' }}
          alignItems="start"
        >
          {areas.map((area) => (
            <section key={area.slug}>
              <chakra.h2 id={area.slug} fontSize="title" marginBottom="4">
                {area.name}
              </chakra.h2>
              <LinkList
                labelledBy={area.slug}
                links={cities.filter((city) => city.area === area.slug).map(linkTo)}
              />
            </section>
          ))}
        </chakra.div>
      </Band>
      <ClosingCall {...pages.cities.closing} />
    </>
  )
}

/** A link to a city, with its full name where two have the same one: there are two Laurels. */
function linkTo({ slug, name, label }: City) {
  const isUnique = cities.filter((city) => city.name === name).length === 1
  return { href: paths.city(slug), label: name, fullName: isUnique ? undefined : label }
}
