import { chakra } from '@chakra-ui/react/styled-system'
import { useData } from 'vike-react/useData'
import { dollars } from '../../../components/browser/formatNumber.ts'
import { EquipmentHeader } from '../../../components/drawings/rooms/EquipmentHeader.tsx'
import { VisitSteps } from '../../../components/drawings/VisitSteps.tsx'
import { ArticleCards, pickEquipment } from '../../../components/layout/ArticleCards.tsx'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { JobSheet, LinkCard } from '../../../components/layout/JobSheet.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { BodyText } from '../../../components/mdx/BodyText.tsx'
import { factCard, paddedPanel } from '../../../components/theme/recipes.ts'
import { ArticleLinks } from '../../../components/ui/ArticleLinks.tsx'
import { Section } from '../../../components/ui/Band.tsx'
import { CouponLinks } from '../../../components/ui/CouponLinks.tsx'
import { DangerNotice } from '../../../components/ui/DangerNotice.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { officeHours, SheetRows, whoComes } from '../../../components/ui/SheetRows.tsx'
import { articlesOfService } from '../../../model/article.ts'
import { articles } from '../../../model/articles.ts'
import type { PageData } from '../../../model/pageFacts.ts'
import { paths } from '../../../model/paths.ts'
import {
  coupons,
  pages,
  pickBySlug,
  services,
  sheet,
  symptoms,
  visit,
} from '../../../model/records.ts'
import type { Service } from '../../../model/schemas/services.ts'
import { serviceBodies } from '../../../model/texts.ts'

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
        room={<EquipmentHeader equipment={service.equipment} task={service.task} />}
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
        card={
          ready && (
            <chakra.section css={factCard} paddingBlock="4" bg="bg.warm">
              <chakra.h2 fontSize="lead">Have ready</chakra.h2>
              <CheckList>{ready.map(toItem)}</CheckList>
            </chakra.section>
          )
        }
        panel={
          <Steps>
            <h2>What happens</h2>
            <VisitSteps steps={service.steps?.map((text) => ({ text })) ?? visit} />
            <SheetRows
              // With a permit, whose text is the longest.
              columns="5fr 5fr 8fr 6fr"
              rows={[
                whoComes,
                { label: 'Price', value: prices ? <Prices prices={prices} /> : sheet.price },
                { label: 'Permit', value: service.permit && sheet.permit },
                officeHours,
              ]}
            />
          </Steps>
        }
        links={[
          coupon && <CouponLinks key="coupon" coupons={[coupon]} />,
          siblings.length > 0 && (
            <LinkCard key="related" heading="Related services">
              <LinkList
                inColumns={coupon ? 2 : 4}
                links={siblings.map(({ slug, name }) => ({
                  href: paths.service(slug),
                  label: name,
                }))}
              />
            </LinkCard>
          ),
        ].filter(Boolean)}
      >
        {Body && <BodyText Body={Body} />}
      </JobSheet>
      {advice.length > 0 && (
        <Section
          id="advice"
          heading={`Advice on ${service.name}`}
          tone="sunken"
          size="medium"
          screenOnly
        >
          {/* Without pictures, if they would repeat. */}
          {pickEquipment(advice, service.equipment).includes(undefined) ? (
            <ArticleLinks articles={advice} />
          ) : (
            <ArticleCards articles={advice} equipment={service.equipment} />
          )}
        </Section>
      )}
      <ClosingCall {...pages.home.closing} callFirst={service.isEmergency} />
    </>
  )
}

function toItem(text: string) {
  return <li key={text}>{text}</li>
}

const CheckList = chakra('ul', {
  base: {
    paddingInlineStart: '1.25em',
    listStyle: '"☐  "',
    '& li + li': { marginTop: '1' },
    '& ::marker': { color: 'fg.accent', fontWeight: '600' },
  },
})

const Steps = chakra('section', {
  base: {
    ...paddedPanel,
    gridColumn: '1 / -1',
    // Of the rules between facts.
    '--c-colors-border': '{colors.scene.wall}',
    paddingBottom: '2',
    '& dl': { marginTop: '5' },
    '& dd': { color: 'fg.onBrandMuted' },
  },
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
