import { chakra } from '@chakra-ui/react/styled-system'
import { Head } from '../../components/drawings/heads/Head.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Answer } from '../../components/ui/Answer.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { DangerNotice } from '../../components/ui/DangerNotice.tsx'
import { ScheduleOrCall } from '../../components/ui/ScheduleOrCall.tsx'
import { SymptomLinks } from '../../components/ui/SymptomLinks.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { faq, pages, symptoms } from '../../content/model/records.ts'
import type { FaqItem } from '../../content/model/schemas/faq.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.faq} drawing={<Head name="talk" />}>
        <ScheduleOrCall onBrand hideBelow="md" />
      </PageHeader>
      <Band size="medium">
        {symptoms && (
          <chakra.div marginBottom="8">
            <DangerNotice {...symptoms.danger} />
          </chakra.div>
        )}
        <Questions>
          {faq.map((item) => (
            <Question key={item.question} {...item} />
          ))}
        </Questions>
        {symptoms && (
          <chakra.div marginTop={{ base: '4', md: '8' }}>
            <SymptomLinks {...symptoms} />
          </chakra.div>
        )}
      </Band>
      <ClosingCall {...pages.faq.closing} />
    </>
  )
}

const Questions = chakra('div', {
  base: { display: 'grid', columnGap: '12', gridTemplateColumns: { md: '1fr 1fr' } },
})

/** A question, and its answer, which begins with the short one. */
function Question({ question, answer, link }: FaqItem) {
  return (
    <Row>
      <h2>{question}</h2>
      {answer.map((paragraph, index) => (
        <p key={paragraph}>{index === 0 ? <Answer text={paragraph} /> : paragraph}</p>
      ))}
      {link && (
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </Row>
  )
}

const Row = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    paddingBlock: { base: '5', md: '8' },
    borderTopWidth: '1px',
    breakInside: 'avoid',
    '& > h2': { marginBottom: '0', fontSize: 'lead' },
    // The short answer.
    '& b': {
      display: 'block',
      marginBottom: '3',
      textStyle: 'heading',
      fontSize: 'title',
      lineHeight: 'tight',
      textWrap: 'balance',
      color: 'fg.brand',
    },
  },
})
