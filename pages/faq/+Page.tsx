import { chakra } from '@chakra-ui/react/styled-system'
import { Head } from '../../components/drawings/heads/Head.tsx'
import { SmallDrawing } from '../../components/drawings/SmallDrawing.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Answer } from '../../components/ui/Answer.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { SymptomLinks } from '../../components/ui/SymptomLinks.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { faq, pages, symptoms } from '../../content/model/records.ts'
import type { FaqItem } from '../../content/model/schemas/faq.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.faq} drawing={<Head name="talk" />} />
      <Band size="medium" display="grid" gap={{ base: '10', lg: '12' }}>
        <div>
          {faq.map((item) => (
            <Question key={item.question} {...item} />
          ))}
        </div>
        {symptoms && <SymptomLinks {...symptoms} />}
      </Band>
      <ClosingCall {...pages.faq.closing} />
    </>
  )
}

/** A question, with its answer next to it or below it. */
function Question({ question, drawing, answer, link }: FaqItem) {
  return (
    <Row hasDrawing={Boolean(drawing)}>
      {drawing && <SmallDrawing name={drawing} />}
      <h2>{question}</h2>
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

const Row = chakra('section', {
  base: {
    display: 'grid',
    columnGap: { base: '3', md: '6' },
    rowGap: { base: '2', lg: '3' },
    gridTemplateColumns: { lg: '3fr 5fr' },
    paddingBlock: { base: '5', md: '8' },
    '& + &': { borderTopWidth: '1px' },
    '&:first-child': { paddingTop: '0' },
    breakInside: 'avoid',
    '& > h2': { fontSize: 'title' },
    // The drawing is in a column of its own, but on a phone, the answer starts below it.
    '& > svg': { width: { base: '2.5rem', md: '4.5rem' }, gridRow: { mdToLg: 'span 2' } },
    '& > div': {
      display: 'grid',
      gap: '3',
      gridColumn: { mdDown: '1 / -1', md: '-2' },
      fontSize: { lg: 'lead' },
    },
    '& b': {
      display: 'block',
      marginBottom: '2',
      textStyle: 'heading',
      fontSize: 'lead',
      lineHeight: 'snug',
      textWrap: 'balance',
      color: 'fg.accent',
    },
  },
  variants: {
    hasDrawing: {
      true: {
        gridTemplateColumns: { base: '2.5rem 1fr', md: '4.5rem 1fr', lg: '4.5rem 5fr 7fr' },
      },
    },
  },
})
