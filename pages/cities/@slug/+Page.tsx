import { useData } from 'vike-react/useData'
import { CityHead } from '../../../components/drawings/heads/CityHead.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { PlaceholderOrBody } from '../../../components/mdx/PlaceholderOrBody.tsx'
import { ArticleList } from '../../../components/ui/ArticleList.tsx'
import { CouponTicket } from '../../../components/ui/CouponTicket.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { city, area, Body, coupon, articles, neighbors } = useData<Data>()
  return (
    <>
      <PageHeader
        heading={`HVAC Services in ${city.name}`}
        lead={city.intro}
        drawing={<CityHead city={city} neighbors={neighbors} />}
      >
        <ScheduleOrCall about={`?city=${city.slug}`} onBrand />
      </PageHeader>
      <PlaceholderOrBody Body={Body} />
      {coupon && (
        <Section id="coupon" heading={`A coupon for ${city.name}`}>
          <CouponTicket coupon={coupon} level={3} wide />
        </Section>
      )}
      {articles.length > 0 && (
        <Section id="advice" heading={`Advice for ${area?.name ?? city.name}`} tone="sunken">
          <ArticleList articles={articles} level={3} />
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
