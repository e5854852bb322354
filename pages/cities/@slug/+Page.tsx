import { useData } from 'vike-react/useData'
import { HouseList } from '../../../components/drawings/HouseList.tsx'
import { CityHead } from '../../../components/drawings/heads/CityHead.tsx'
import { shapes } from '../../../components/drawings/map/shapes.ts'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { JobSheet, LinkCard } from '../../../components/layout/JobSheet.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { BodyText } from '../../../components/mdx/BodyText.tsx'
import { ArticleLinks } from '../../../components/ui/ArticleLinks.tsx'
import { Section } from '../../../components/ui/Band.tsx'
import { CouponLinks } from '../../../components/ui/CouponLinks.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { officeHours, whoComes } from '../../../components/ui/SheetRows.tsx'
import { articlesOfCity } from '../../../model/article.ts'
import { articles } from '../../../model/articles.ts'
import { documents } from '../../../model/documents.ts'
import type { PageData } from '../../../model/pageMeta.ts'
import { paths } from '../../../model/paths.ts'
import {
  areas,
  cities,
  coupons,
  featuredServices,
  getUniqueName,
  pages,
  pickBySlug,
  services,
  sheet,
} from '../../../model/records.ts'
import { LocalSection } from './LocalSection.tsx'

export function Page() {
  const { city } = useData<PageData<'city'>>().page.subject
  const Body = documents.cities.get(city.slug)?.Body
  const area = areas.find(({ slug }) => slug === city.area)
  const advice = articlesOfCity(city, articles)
  const neighbors = pickBySlug(cities, city.nearby)
  return (
    <>
      <PageHeader
        heading={`${pages.cities.cityHeading} ${city.name}`}
        lead={city.description}
        room={shapes?.cities.has(city.slug) && <CityHead city={city} neighbors={neighbors} />}
      >
        <ScheduleOrCall about={`?city=${city.slug}`} onBrand />
      </PageHeader>
      <JobSheet
        heading={`Heating and cooling in ${city.name}`}
        intro={city.intro}
        card={
          <LinkCard heading="Services" level="h3">
            <LinkList
              inColumns={2}
              links={pickBySlug(services, featuredServices).map(({ slug, name }) => ({
                href: paths.service(slug),
                label: name,
              }))}
            />
          </LinkCard>
        }
        panel={city.houses && <HouseList heading="Typical homes" houses={city.houses} />}
        rows={[whoComes, { label: 'Price', value: sheet.price }, officeHours]}
        links={[
          coupons.length > 0 && <CouponLinks key="coupon" coupons={coupons.slice(0, 1)} />,
          neighbors.length > 0 && (
            <LinkCard key="nearby" heading="Nearby">
              <LinkList
                inColumns={coupons.length > 0 ? 2 : 4}
                links={neighbors.map((neighbor) => ({
                  href: paths.city(neighbor.slug),
                  label: getUniqueName(neighbor),
                }))}
              />
            </LinkCard>
          ),
        ].filter(Boolean)}
      >
        {Body && <BodyText Body={Body} />}
      </JobSheet>
      <LocalSection city={city} />
      {advice.length > 0 && (
        <Section
          id="advice"
          heading={`Advice for ${area?.name ?? city.name}`}
          size="medium"
          screenOnly
        >
          <ArticleLinks articles={advice} />
        </Section>
      )}
      <ClosingCall {...pages.home.closing} />
    </>
  )
}
