import { chakra } from '@chakra-ui/react/styled-system'
import { getDrawing } from '../../components/drawings/drawingFiles.ts'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { DangerNotice } from '../../components/ui/DangerNotice.tsx'
import { ScheduleOrCall } from '../../components/ui/ScheduleOrCall.tsx'
import { SymptomLinks } from '../../components/ui/SymptomLinks.tsx'
import { ShortAnswerFirst } from '../../components/ui/sentences.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { faq, pages, symptoms } from '../../model/records.ts'
import type { FaqItem } from '../../model/schemas/faq.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.faq} drawing={<HeaderDrawing name="talk" />}>
        <ScheduleOrCall onBrand hideBelow="md" />
      </PageHeader>
      <Band size="medium">
        {faq.map((item) => (
          <Question key={item.question} {...item} />
        ))}
        <chakra.div display="grid" gap="6" marginTop={{ base: '4', md: '8' }}>
          <DangerNotice />
          {symptoms && <SymptomLinks {...symptoms} />}
        </chakra.div>
      </Band>
      <ClosingCall {...pages.faq.closing} />
    </>
  )
}

/** A question with its answer, which begins with the short one, next to a drawing or below it. */
function Question({ question, answer, drawing, link }: FaqItem) {
  return (
    <Row data-drawing={drawing && ''}>
      <h2>{question}</h2>
      {drawing && <img {...getDrawing(drawing)} alt="" loading="lazy" />}
      <div>
        {answer.map((paragraph, index) => (
          <p key={paragraph}>{index === 0 ? <ShortAnswerFirst text={paragraph} /> : paragraph}</p>
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
    columnGap: '10',
    rowGap: '3',
    // The drawing is next to both, or below them on a phone.
    '&[data-drawing]': { gridTemplate: { md: 'auto 1fr / 5fr 8fr' } },
    paddingBlock: { base: '5', md: '8' },
    breakInside: 'avoid',
    '& + &': { borderTopWidth: '1px' },
    '&:first-child': { paddingTop: '0' },
    '& h2': { marginBottom: '0', color: 'fg.brand' },
    '&[data-drawing] > :not(img)': { gridColumn: { md: '2' } },
    '& > div': { maxWidth: 'article' },
    '& img': {
      gridArea: { md: '1 / 1 / span 2' },
      order: { mdDown: '1' },
      alignSelf: 'start',
      width: '100%',
      height: 'auto',
      borderRadius: 'lg',
      // A house has a sky, and less of its street.
      '&[height="200"]': { aspectRatio: '2', objectFit: 'cover', bg: 'bg.brand' },
    },
    '& p + p': { marginTop: '3' },
    '& b': {
      display: 'block',
      marginBottom: '2',
      textStyle: 'heading',
      fontSize: 'lead',
      lineHeight: 'snug',
    },
  },
})
