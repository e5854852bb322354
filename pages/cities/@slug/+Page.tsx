import { chakra } from '@chakra-ui/react/styled-system'
import { useData } from 'vike-react/useData'
import { CityHead } from '../../../components/drawings/heads/CityHead.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { AsideSection, SheetLayout } from '../../../components/layout/SheetLayout.tsx'
import { FactList, getUtilities, UtilityList } from '../../../components/mdx/LocalFacts.tsx'
import { TextOrPlaceholder } from '../../../components/mdx/TextOrPlaceholder.tsx'
import { ArticleLinks } from '../../../components/ui/ArticleLinks.tsx'
import { Day } from '../../../components/ui/Day.tsx'
import { JobSheet, officeHours, whoComes } from '../../../components/ui/JobSheet.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { articlesOfCity } from '../../../content/model/article.ts'
import { articles } from '../../../content/model/articles.ts'
import type { PageData } from '../../../content/model/pageFacts.ts'
import { paths } from '../../../content/model/paths.ts'
import {
  areas,
  cities,
  coupons,
  offices,
  pages,
  pickBySlug,
  rentalRules,
  sheet,
} from '../../../content/model/records.ts'
import type { City } from '../../../content/model/schemas/cities.ts'
import { cityBodies } from '../../../content/model/texts.ts'

export function Page() {
  const { city } = useData<PageData<'city'>>().page.subject
  const area = areas.find(({ slug }) => slug === city.area)
  const advice = articlesOfCity(city, articles)
  const neighbors = pickBySlug(cities, city.nearby)
  const utilities = getUtilities(city.area)
  const permits = getFacts(offices, city)
  const rentals = getFacts(rentalRules, city)
  // The oldest date.
  const [checked] = [...utilities, ...permits, ...rentals]
    .flatMap(({ sources }) => sources[0]?.checked ?? [])
    .toSorted()
  return (
    <>
      <PageHeader
        heading={`${pages.cities.cityHeading} ${city.name}`}
        lead={city.description}
        drawing={<CityHead city={city} neighbors={neighbors} />}
      >
        <ScheduleOrCall about={`?city=${city.slug}`} onBrand />
      </PageHeader>
      <SheetLayout
        aside={
          <>
            {advice.length > 0 && (
              <AsideSection id="advice" heading={`Advice for ${area?.name ?? city.name}`}>
                <ArticleLinks articles={advice} />
              </AsideSection>
            )}
            <AsideSection id="neighbors" heading="Neighboring cities">
              <LinkList
                labelledBy="neighbors"
                links={neighbors.map(({ slug, label }) => ({ href: paths.city(slug), label }))}
              />
            </AsideSection>
          </>
        }
      >
        <JobSheet
          heading={`Heating and cooling in ${city.name}`}
          intro={city.intro}
          rows={[
            whoComes,
            {
              label: 'Price',
              value: (sheet.price || coupons.length > 0) && (
                <>
                  {sheet.price}{' '}
                  {coupons.length > 0 && <a href={pages.coupons.path}>See our coupons</a>}
                </>
              ),
            },
            officeHours,
            {
              label: 'Gas and power',
              value: utilities.length > 0 && <UtilityList utilities={utilities} isLinked />,
            },
            {
              label: 'Permits and licenses',
              value: permits.length > 0 && <FactList facts={permits} isLinked />,
            },
            {
              label: 'If you rent',
              value: rentals.length > 0 && <FactList facts={rentals} isLinked />,
            },
          ]}
        >
          {checked && (
            <chakra.p fontSize="note" color="fg.muted">
              Each name links to its source. Checked <Day date={checked} />.
            </chakra.p>
          )}
          <TextOrPlaceholder Body={cityBodies.get(city.slug)} />
        </JobSheet>
      </SheetLayout>
    </>
  )
}

/**
 * The facts for a city's area, without those for other cities. Facts for the city itself come
 * first.
 */
function getFacts<Fact extends { areas: string[]; cities?: string[] }>(
  facts: Fact[],
  city: City,
): Fact[] {
  return facts
    .filter(
      ({ areas, cities }) => areas.includes(city.area) && (cities?.includes(city.slug) ?? true),
    )
    .toSorted((a, b) => Number(Boolean(b.cities)) - Number(Boolean(a.cities)))
}
