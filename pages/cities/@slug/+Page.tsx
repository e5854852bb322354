import { useData } from 'vike-react/useData'
import { HouseList } from '../../../components/drawings/HouseList.tsx'
import { CityMap } from '../../../components/drawings/map/CityMap.tsx'
import { shapes } from '../../../components/drawings/map/shapes.ts'
import { ArticleLinks } from '../../../components/layout/ArticleLinks.tsx'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { LinkCard, VisitPage } from '../../../components/layout/VisitPage.tsx'
import { Section } from '../../../components/ui/Band.tsx'
import { officeHours, whoComes } from '../../../components/ui/FactRows.tsx'
import { linkToCity, linkToService } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { articlesOfCity } from '../../../model/article.ts'
import { articles } from '../../../model/articles.ts'
import { documents } from '../../../model/documents.ts'
import type { PageData } from '../../../model/pageMeta.ts'
import {
  areas,
  cities,
  coupons,
  expectations,
  fillWords,
  home,
  pages,
  pickBySlug,
  services,
  words,
} from '../../../model/records.ts'
import { LocalSection } from './LocalSection.tsx'

export function Page() {
  const { city } = useData<PageData<'city'>>().page.subject
  const area = areas.find(({ slug }) => slug === city.area)
  const advice = articlesOfCity(city, articles)
  const neighbors = pickBySlug(cities, city.nearby)
  const Body = documents.cities.get(city.slug)?.Body
  return (
    <>
      <PageHeader
        heading={`${pages.cities.cityHeading} ${city.name}`}
        lead={city.description}
        room={shapes?.cities.has(city.slug) && <CityMap city={city} neighbors={neighbors} />}
      >
        <ScheduleOrCall about={`?city=${city.slug}`} onBrand />
      </PageHeader>
      <VisitPage
        heading={fillWords(words.cities.work, { city: city.name })}
        intro={city.intro}
        card={
          <LinkCard
            heading={words.cities.services}
            level="h3"
            inColumns={2}
            links={pickBySlug(services, home.featuredServices).map(linkToService)}
          />
        }
        panel={city.houses && <HouseList heading={words.cities.homes} houses={city.houses} />}
        rows={[whoComes, { label: words.visit.price, value: expectations.price }, officeHours]}
        Body={Body}
        coupon={coupons[0]}
        related={{ heading: words.cities.nearby, links: neighbors.map(linkToCity) }}
      />
      <LocalSection city={city} />
      {advice.length > 0 && (
        <Section
          id="advice"
          heading={fillWords(words.cities.advice, { area: area?.name ?? city.name })}
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
