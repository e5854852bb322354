import { chakra } from '@chakra-ui/react/styled-system'
import { useData } from 'vike-react/useData'
import { HeadRoom } from '../../../components/drawings/rooms/HeadRoom.tsx'
import { VisitSteps } from '../../../components/drawings/VisitSteps.tsx'
import { dollars } from '../../../components/formatNumber.ts'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { JobSheet, LinkCard } from '../../../components/layout/JobSheet.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { BodyText } from '../../../components/mdx/BodyText.tsx'
import { ArticleLinks } from '../../../components/ui/ArticleLinks.tsx'
import { CouponTicket } from '../../../components/ui/CouponTicket.tsx'
import { DangerNotice } from '../../../components/ui/DangerNotice.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { officeHours, whoComes } from '../../../components/ui/SheetRows.tsx'
import { articlesOfService } from '../../../content/model/article.ts'
import { articles } from '../../../content/model/articles.ts'
import type { PageData } from '../../../content/model/pageFacts.ts'
import { paths } from '../../../content/model/paths.ts'
import {
  coupons,
  pages,
  pickBySlug,
  services,
  sheet,
  symptoms,
  visit,
} from '../../../content/model/records.ts'
import type { Service } from '../../../content/model/schemas/services.ts'
import { serviceBodies } from '../../../content/model/texts.ts'

export function Page() {
  const { service } = useData<PageData<'service'>>().page.subject
  const Body = serviceBodies.get(service.slug)
  const coupon = coupons.find(({ code }) => code === service.coupon)
  const advice = articlesOfService(service.slug, articles)
  const siblings = pickBySlug(services, service.related)
  const { prices, ready } = service
  return (
    <>
      <PageHeader
        heading={service.name}
        lead={service.summary}
        room={<HeadRoom machine={service.machine} task={service.task} />}
      >
        <ScheduleOrCall
          about={`?service=${service.slug}`}
          onBrand
          callFirst={service.isEmergency}
        />
      </PageHeader>
      <JobSheet
        before={
          (service.isEmergency || service.hasDangerNotice) &&
          symptoms && <DangerNotice {...symptoms.danger} />
        }
        heading="What to expect"
        intro={service.intro}
        rows={[
          {
            label: 'What happens',
            value: service.steps ? (
              <NumberedList>{service.steps.map(toItem)}</NumberedList>
            ) : (
              <VisitSteps steps={visit} isNarrow />
            ),
            isDrawn: !service.steps,
          },
          whoComes,
          { label: 'Price', value: prices ? <Prices prices={prices} /> : sheet.price },
          { label: 'Permit', value: service.permit && sheet.permit },
          officeHours,
          { label: 'Have ready', value: ready && <CheckList>{ready.map(toItem)}</CheckList> },
        ]}
        aside={
          (coupon || advice.length + siblings.length > 0) && (
            <>
              {coupon && <CouponTicket coupon={coupon} />}
              {advice.length > 0 && (
                <LinkCard heading={`Advice on ${service.name}`}>
                  <ArticleLinks articles={advice} />
                </LinkCard>
              )}
              {siblings.length > 0 && (
                <LinkCard heading="Related services">
                  <LinkList
                    inColumns
                    links={siblings.map(({ slug, name }) => ({
                      href: paths.service(slug),
                      label: name,
                    }))}
                  />
                </LinkCard>
              )}
            </>
          )
        }
      >
        {Body && <BodyText Body={Body} />}
      </JobSheet>
      <ClosingCall {...pages.home.closing} callFirst={service.isEmergency} />
    </>
  )
}

function toItem(text: string) {
  return <li key={text}>{text}</li>
}

const list = {
  '& li + li': { marginTop: '1' },
  '& ::marker': { color: 'fg.accent', fontWeight: '600' },
}
const NumberedList = chakra('ol', {
  base: { ...list, paddingInlineStart: '5', listStyle: 'decimal' },
})
const CheckList = chakra('ul', {
  base: { ...list, paddingInlineStart: '1.25em', listStyle: '"☐  "' },
})

function Prices({ prices }: { prices: NonNullable<Service['prices']> }) {
  return (
    <chakra.dl display="grid" columnGap="4" gridTemplateColumns="1fr auto">
      {prices.map(({ what, from, to }) => (
        <chakra.div key={what} display="contents">
          <dt>{what}</dt>
          <chakra.dd fontWeight="600" textAlign="end">
            {from === to ? dollars(from) : `${dollars(from)}–${dollars(to)}`}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
