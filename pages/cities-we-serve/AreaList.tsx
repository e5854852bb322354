import { chakra } from '@chakra-ui/react'
import { LinkList } from '../../components/ui/LinkList.tsx'
import type { business } from '../../content/business.ts'
import { cities } from '../../content/cities.ts'
import type { City } from '../../content/model/schema.ts'

/** The name of an area and its cities. */
export function AreaList({ slug: area, name }: (typeof business.areas)[number]) {
  return (
    <section>
      <chakra.h2 id={area} fontSize="2xl" marginBottom="4">
        {name}
      </chakra.h2>
      <LinkList
        labelledBy={area}
        links={cities
          .filter((city) => city.area === area)
          .map((city) => ({
            href: `/cities/${city.slug}`,
            label: city.name,
            fullName: namesakesOf(city).length > 1 ? city.label : undefined,
          }))}
      />
    </section>
  )
}

/** All cities with the same name, including this one: there are two Laurels. */
function namesakesOf({ name }: City): City[] {
  return cities.filter((city) => city.name === name)
}
