import { chakra } from '@chakra-ui/react/styled-system'
import { SignpostHeader } from '../../components/drawings/headers/SignpostHeader.tsx'
import { AreaMap } from '../../components/drawings/map/AreaMap.tsx'
import { groundOf, grounds } from '../../components/drawings/map/grounds.ts'
import { hasMap } from '../../components/drawings/map/shapes.ts'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { arrow } from '../../components/theme/styles.ts'
import { Band } from '../../components/ui/Band.tsx'
import { BesidePicture, twoColumns } from '../../components/ui/BesidePicture.tsx'
import { LinkList } from '../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../components/ui/ScheduleOrCall.tsx'
import { paths } from '../../model/documentKinds.ts'
import { areas, cities, getOwnCity, getUniqueName, pages, words } from '../../model/records.ts'
import type { City } from '../../model/schemas/cities.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.cities} drawing={<SignpostHeader />}>
        <ScheduleOrCall onBrand hideBelow="md" />
        {/* On a phone, the lists are below the map. */}
        {areas.length > 1 && (
          <AreaLinks aria-label={words.cities.areas}>
            <LinkList links={areas.map(linkToArea)} />
          </AreaLinks>
        )}
      </PageHeader>
      <Band
        size="medium"
        display="grid"
        gap={{ base: '10', lg: '12' }}
        gridTemplateColumns={hasMap ? { lg: twoColumns } : undefined}
        // With few cities in the list, the map would be too low for names of 12 px.
        minHeight={hasMap ? { lg: '37.5rem' } : undefined}
      >
        {hasMap && (
          <BesidePicture side="start" marginTop={{ base: '-8', md: '-3rem', lg: '0' }}>
            <AreaMap cities={cities} isWide />
          </BesidePicture>
        )}
        <chakra.div
          gridColumn={{ lg: hasMap ? '2' : undefined }}
          display={{ md: 'grid', lg: hasMap ? 'block' : undefined }}
          gridTemplateColumns="1fr 1fr"
          columnGap="12"
          marginBottom="-8"
          css={{
            '& > [data-wide]': { gridColumn: '1 / -1' },
            '& > [data-wide] ul': { columns: { mdToLg: '4' } },
          }}
        >
          {areas.map((area) => (
            <AreaCities key={area.slug} area={area} isWide={spansColumns(area)} />
          ))}
        </chakra.div>
      </Band>
      <ClosingCall {...pages.cities.closing} />
    </>
  )
}

/** Two by two, so quiet that the map stands out. */
const AreaLinks = chakra('nav', {
  base: {
    display: { md: 'none' },
    marginTop: '5',
    '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '2' },
    '& ul li': { marginInlineEnd: '0' },
    '& li a': {
      width: '100%',
      justifyContent: 'center',
      color: 'fg.onBrand',
      bg: 'transparent',
      borderColor: 'fg.onBrandMuted',
      _hover: { bg: 'bg.brandDeep' },
    },
  },
})

type Area = (typeof areas)[number]

/** Where there are two columns, whether an area spans both: the first list of an odd number does. */
function spansColumns(area: Area): boolean {
  const lists = areas.filter((other) => !getOwnCity(other))
  return !lists.includes(area) || (lists.length % 2 === 1 && area === lists[0])
}

/** An area's cities. An area that is a single city is only a heading, which links to it. */
function AreaCities({ area, isWide }: { area: Area; isWide: boolean }) {
  const links = getCities(area).map(linkTo)
  const city = getOwnCity(area)
  return (
    <chakra.section
      paddingBottom={city ? '6' : '8'}
      breakInside="avoid"
      data-wide={isWide ? '' : undefined}
    >
      <chakra.h2
        id={area.slug}
        data-count={city ? undefined : links.length}
        _after={
          city
            ? undefined
            : {
                content: 'attr(data-count) / ""',
                whiteSpace: 'nowrap',
                marginInlineStart: 'auto',
              }
        }
        paddingBlock="2"
        // The color of the area on the map.
        {...(hasMap && {
          bg: grounds[groundOf(area.slug)],
          paddingInline: '3',
          borderWidth: '1px',
          borderRadius: 'md',
        })}
        display="flex"
        flexWrap="wrap"
        gap="3"
        fontSize={{ lg: 'lead', xl: 'title' }}
        marginBottom="2"
      >
        {city ? (
          <chakra.a
            href={paths.city(city.slug)}
            display="flex"
            flexGrow="1"
            color="fg.link"
            _hover={{ textDecoration: 'underline' }}
            _after={arrow}
          >
            {area.name}
          </chakra.a>
        ) : (
          area.name
        )}
      </chakra.h2>
      {!city && <LinkList aria-labelledby={area.slug} links={links} inColumns={2} />}
    </chakra.section>
  )
}

function getCities({ slug }: Area): City[] {
  return cities
    .filter(({ area }) => area === slug)
    .toSorted((a, b) => a.name.localeCompare(b.name, words.locale))
}

function linkToArea(area: Area) {
  const city = getOwnCity(area)
  return { href: city ? paths.city(city.slug) : `#${area.slug}`, label: area.short }
}

/** A link to a city, whose accessible name is the full one if another city has the same name. */
function linkTo(city: City) {
  const { slug, name } = city
  const fullName = getUniqueName(city)
  return {
    href: paths.city(slug),
    label: name,
    fullName: fullName === name ? undefined : fullName,
  }
}
