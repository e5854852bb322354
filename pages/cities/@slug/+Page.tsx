import { useData } from 'vike-react/useData'
import { CityHead } from '../../../components/drawings/heads/CityHead.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { TextOrPlaceholder } from '../../../components/mdx/TextOrPlaceholder.tsx'
import { ArticleLinks } from '../../../components/ui/ArticleLinks.tsx'
import { Section } from '../../../components/ui/Band.tsx'
import { CouponTicket } from '../../../components/ui/CouponTicket.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { articlesOfCity } from '../../../content/model/article.ts'
import { articles } from '../../../content/model/articles.ts'
import type { PageData } from '../../../content/model/pageFacts.ts'
import { paths } from '../../../content/model/paths.ts'
import { pickBySlug } from '../../../content/model/pickBySlug.ts'
import { areas, cities, coupons } from '../../../content/model/records.ts'
import { cityBodies } from '../../../content/model/texts.ts'

export function Page() {
  const { city } = useData<PageData<'city'>>().page.subject
  const [coupon] = coupons
  const area = areas.find(({ slug }) => slug === city.area)
  const advice = articlesOfCity(city, articles)
  const neighbors = pickBySlug(cities, city.nearby)
  return (
    <>
      <PageHeader
        heading={`HVAC Services in ${city.name}`}
        lead={city.intro}
        drawing={<CityHead city={city} neighbors={neighbors} />}
      >
        <ScheduleOrCall about={`?city=${city.slug}`} onBrand />
      </PageHeader>
      <TextOrPlaceholder Body={cityBodies.get(city.slug)} />
      {coupon && (
        <Section id="coupon" heading="A coupon for your next job">
          <CouponTicket coupon={coupon} level={3} wide />
        </Section>
      )}
      {advice.length > 0 && (
        <Section id="advice" heading={`Advice for ${area?.name ?? city.name}`} tone="sunken">
          <ArticleLinks articles={advice} />
        </Section>
      )}
      <Section id="neighbors" heading="Neighboring cities">
        <LinkList
          labelledBy="neighbors"
          links={neighbors.map(({ slug, label }) => ({ href: paths.city(slug), label }))}
        />
      </Section>
    </>
  )
}
