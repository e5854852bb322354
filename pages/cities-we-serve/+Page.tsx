import { chakra } from '@chakra-ui/react'
import { AreaMap } from '../../components/drawings/AreaMap.tsx'
import { SignpostHead } from '../../components/drawings/heads/heads.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { LinkList } from '../../components/ui/LinkList.tsx'
import { business } from '../../content/business.ts'
import { cities } from '../../content/cities.ts'
import type { City } from '../../content/model/schema.ts'
import { pages } from '../../content/pages.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.cities} drawing={<SignpostHead />} />
      <Band
        display="grid"
        gap={{ base: '10', lg: '12' }}
        gridTemplateColumns={{ lg: 'minmax(0, 34rem) 1fr' }}
        alignItems="start"
      >
        <chakra.div
          maxWidth={{ md: '34rem' }}
          marginInline={{ base: 'calc({spacing.gutter} * -1)', md: '0' }}
          marginTop={{ base: 'calc({spacing.section} * -1)', md: '0' }}
          position={{ lg: 'sticky' }}
          top={{ lg: '6' }}
        >
          <AreaMap cities={cities} />
        </chakra.div>
        <chakra.div display="grid" gap="10">
          {business.areas.map((area) => (
            <section key={area.slug}>
              <chakra.h2 id={area.slug} fontSize="2xl" marginBottom="4">
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
      <ClosingCall
        heading="Just over the line?"
        lead="If your street is close to one of these towns, call and ask. You'll get a plain yes or no."
      />
    </>
  )
}

/** A link to a city, with its full name where two have the same one: there are two Laurels. */
function linkTo({ slug, name, label }: City) {
  const isUnique = cities.filter((city) => city.name === name).length === 1
  return { href: `/cities/${slug}`, label: name, fullName: isUnique ? undefined : label }
}
