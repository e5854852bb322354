import { chakra } from '@chakra-ui/react/styled-system'
import { useData } from 'vike-react/useData'
import { Room } from '../../../components/drawings/rooms/Room.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { TextOrPlaceholder } from '../../../components/mdx/TextOrPlaceholder.tsx'
import { ArticleLinks } from '../../../components/ui/ArticleLinks.tsx'
import { Section } from '../../../components/ui/Band.tsx'
import { CouponTicket } from '../../../components/ui/CouponTicket.tsx'
import { dollars } from '../../../components/ui/formatNumber.ts'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { articlesOfService } from '../../../content/model/article.ts'
import { articles } from '../../../content/model/articles.ts'
import type { PageData } from '../../../content/model/pageFacts.ts'
import { paths } from '../../../content/model/paths.ts'
import { pickBySlug } from '../../../content/model/pickBySlug.ts'
import { coupons, services } from '../../../content/model/records.ts'
import { serviceBodies } from '../../../content/model/texts.ts'

export function Page() {
  const { service } = useData<PageData<'service'>>().page.subject
  const coupon = coupons.find(({ code }) => code === service.coupon)
  const advice = articlesOfService(service.slug, articles)
  const siblings = pickBySlug(services, service.related)
  return (
    <>
      <PageHeader
        heading={service.name}
        lead={service.intro}
        room={<Room machine={service.machine} />}
      >
        <ScheduleOrCall about={`?service=${service.slug}`} onBrand />
      </PageHeader>
      <TextOrPlaceholder Body={serviceBodies.get(service.slug)} />
      {service.prices && (
        <Section id="prices" heading="What it costs">
          <chakra.dl display="grid" gap="2" gridTemplateColumns="1fr auto" maxWidth="prose">
            {service.prices.map(({ what, from, to }) => (
              <chakra.div key={what} display="contents">
                <dt>{what}</dt>
                <chakra.dd fontWeight="600" textAlign="end">
                  {from === to ? dollars(from) : `${dollars(from)}–${dollars(to)}`}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Section>
      )}
      {coupon && (
        <Section id="coupon" heading="A coupon for this job">
          <CouponTicket coupon={coupon} level={3} wide />
        </Section>
      )}
      {advice.length > 0 && (
        <Section id="advice" heading={`Advice on ${service.name}`} tone="sunken">
          <ArticleLinks articles={advice} />
        </Section>
      )}
      <Section id="siblings" heading="Related services">
        <LinkList
          labelledBy="siblings"
          links={siblings.map(({ slug, name }) => ({ href: paths.service(slug), label: name }))}
        />
      </Section>
    </>
  )
}
