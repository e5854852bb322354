import { chakra } from '@chakra-ui/react/styled-system'
import { useData } from 'vike-react/useData'
import { dollars } from '../../../components/browser/formatNumber.ts'
import { EquipmentHeader } from '../../../components/drawings/rooms/EquipmentHeader.tsx'
import { VisitSteps } from '../../../components/drawings/VisitSteps.tsx'
import { ArticleLinks } from '../../../components/layout/ArticleLinks.tsx'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { VisitPage } from '../../../components/layout/VisitPage.tsx'
import { factCard, paddedPanel } from '../../../components/theme/styles.ts'
import { Section } from '../../../components/ui/Band.tsx'
import { DangerNotice } from '../../../components/ui/DangerNotice.tsx'
import { FactRows, officeHours, whoComes } from '../../../components/ui/FactRows.tsx'
import { linkToService } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { articlesOfService } from '../../../model/article.ts'
import { articles } from '../../../model/articles.ts'
import { documents } from '../../../model/documents.ts'
import type { PageData } from '../../../model/pageMeta.ts'
import {
  about,
  coupons,
  expectations,
  fillWords,
  pages,
  pickBySlug,
  services,
  words,
} from '../../../model/records.ts'
import { isWarned, type Service } from '../../../model/schemas/services.ts'

export function Page() {
  const { service } = useData<PageData<'service'>>().page.subject
  const advice = articlesOfService(service.slug, articles)
  const { prices, ready } = service
  const Body = documents.services.get(service.slug)?.Body
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
      <VisitPage
        before={isWarned(service) && <DangerNotice />}
        heading={words.services.expect}
        intro={service.intro}
        card={
          ready && (
            <chakra.section css={factCard} paddingBlock="4" bg="bg.warm">
              <chakra.h2 fontSize="lead">{words.services.ready}</chakra.h2>
              <CheckList>{ready.map(toItem)}</CheckList>
            </chakra.section>
          )
        }
        panel={
          <Steps>
            <h2>{words.services.steps}</h2>
            <VisitSteps steps={service.steps?.map((text) => ({ text })) ?? about.visit} />
            <FactRows
              // With a permit, whose text is the longest.
              columns="5fr 5fr 8fr 6fr"
              rows={[
                whoComes,
                {
                  label: words.visit.price,
                  value: prices ? <Prices prices={prices} /> : expectations.price,
                },
                { label: words.visit.permit, value: service.permit && expectations.permit },
                officeHours,
              ]}
            />
          </Steps>
        }
        Body={Body}
        coupon={coupons.find(({ code }) => code === service.coupon)}
        related={{
          heading: words.services.related,
          links: pickBySlug(services, service.related).map(linkToService),
        }}
      />
      {advice.length > 0 && (
        <Section
          id="advice"
          heading={fillWords(words.services.advice, { service: service.name })}
          tone="sunken"
          size="medium"
          screenOnly
        >
          <ArticleLinks articles={advice} shown={service.equipment} />
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
