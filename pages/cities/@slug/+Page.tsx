import { useData } from 'vike-react/useData'
import { CityHead } from '../../../components/drawings/heads/CityHead.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { TextOrPlaceholder } from '../../../components/mdx/TextOrPlaceholder.tsx'
import { ArticleList } from '../../../components/ui/ArticleList.tsx'
import { Section } from '../../../components/ui/Band.tsx'
import { CouponTicket } from '../../../components/ui/CouponTicket.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { business } from '../../../content/business.ts'
import { cities } from '../../../content/cities.ts'
import { coupons } from '../../../content/coupons.ts'
import { articlesOfCity } from '../../../content/model/article.ts'
import { articles } from '../../../content/model/articles.ts'
import type { PageData } from '../../../content/model/pageFacts.ts'
import { cityBodies } from '../../../content/model/texts.ts'

export function Page() {
  const { city } = useData<PageData<'city'>>().page.subject
  const [coupon] = coupons
  const area = business.areas.find(({ slug }) => slug === city.area)
  const advice = articlesOfCity(city, articles)
  const neighbors = cities.filter(({ slug }) => city.nearby.includes(slug))
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
        <Section id="coupon" heading={`A coupon for ${city.name}`}>
          <CouponTicket coupon={coupon} level={3} wide />
        </Section>
      )}
      {advice.length > 0 && (
        <Section id="advice" heading={`Advice for ${area?.name ?? city.name}`} tone="sunken">
          <ArticleList articles={advice} level={3} />
        </Section>
      )}
      <Section id="neighbors" heading="Neighboring cities">
        <LinkList
          labelledBy="neighbors"
          links={neighbors.map(({ slug, label }) => ({ href: `/cities/${slug}`, label }))}
        />
      </Section>
    </>
  )
}
