import { chakra } from '@chakra-ui/react/styled-system'
import { Head } from '../../components/drawings/heads/Head.tsx'
import { SmallDrawing } from '../../components/drawings/SmallDrawing.tsx'
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
        {faq.map((item) => (
          <Question key={item.question} {...item} />
        ))}
        {symptoms && (
          <chakra.div display="grid" gap="6" marginTop={{ base: '4', md: '8' }}>
            <DangerNotice {...symptoms.danger} />
            <SymptomLinks {...symptoms} />
          </chakra.div>
        )}
      </Band>
      <ClosingCall {...pages.faq.closing} />
    </>
  )
}

/** A question, and next to it or below it its answer, which begins with the short one. */
function Question({ question, answer, drawing, link }: FaqItem) {
  return (
    <Row>
      <div>
        <h2>{question}</h2>
        {drawing && (
          <SmallDrawing name={`visit/${drawing}`} viewBox={`${middles[drawing] - 48} 0 96 70`} />
        )}
      </div>
      <div>
        {answer.map((paragraph, index) => (
          <p key={paragraph}>{index === 0 ? <Answer text={paragraph} /> : paragraph}</p>
        ))}
        {link && (
          <p>
            <TextLink href={link.href}>{link.label}</TextLink>
          </p>
        )}
      </div>
    </Row>
  )
}

/** Where the middle of each drawing is. All begin at the left of their 96 units. */
const middles = { call: 35, drive: 42, measure: 43, price: 25, fixed: 40 }

const Row = chakra('section', {
  base: {
    display: 'grid',
    columnGap: '10',
    rowGap: '3',
    gridTemplateColumns: { md: '5fr 8fr' },
    paddingBlock: { base: '5', md: '8' },
    breakInside: 'avoid',
    '& + &': { borderTopWidth: '1px' },
    '&:first-child': { paddingTop: '0' },
    '& h2': { marginBottom: '0', fontSize: 'title', color: 'fg.brand' },
    // On a phone, the drawing is before the question.
    '& > :first-child': {
      display: { base: 'flex', md: 'block' },
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      gap: '4',
      alignItems: 'center',
    },
    '& svg': {
      width: { base: 'min(5rem, 25%)', md: '7rem' },
      marginTop: { md: '4' },
      padding: '2',
      paddingBottom: '0',
      bg: 'bg.brand',
      borderRadius: 'md',
    },
    '& p + p': { marginTop: '3' },
    // The short answer.
    '& b': {
      display: 'block',
      marginBottom: '2',
      textStyle: 'heading',
      fontSize: 'lead',
      lineHeight: 'snug',
    },
  },
})
