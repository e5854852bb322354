import { chakra } from '@chakra-ui/react/styled-system'
import { business } from '../../model/records.ts'
import type { Trade } from '../../model/schemas/business.ts'
import { SmallDrawing } from './SmallDrawing.tsx'

interface VisitStepsProps {
  /** Without a title, a step has no drawing. */
  steps: readonly { title?: string; text: string }[]
  /** The drawing of each step. By default, those of a visit. */
  drawings?: readonly string[]
}

/** A gauge on a condenser is for those who cool, and at most heat besides. */
export function drawVisit(trades: Trade[]) {
  const others = trades.filter((trade) => trade !== 'heating')
  return ['call', 'drive', `${others}` === 'cooling' ? 'measure' : 'look', 'price', 'fixed']
}

const visit = drawVisit(business.trades)

/**
 * Numbered steps for a background in the main color, each with its drawing: side by side, or below
 * each other on a phone.
 */
export function VisitSteps({ steps, drawings = visit }: VisitStepsProps) {
  const columns = `repeat(${steps.length}, 1fr)`
  return (
    <List
      isDrawn={steps.some(({ title }) => title)}
      gridTemplateColumns={{ md: columns, _print: columns }}
    >
      {steps.map(({ title, text }, index) => {
        const drawing = drawings[index]
        return (
          <li key={text}>
            {title && drawing && <SmallDrawing name={drawing} />}
            {title ? (
              <h3>
                <span>{index + 1}</span> {title}
              </h3>
            ) : (
              <Numeral>{index + 1} </Numeral>
            )}
            <p>{text}</p>
          </li>
        )
      })}
    </List>
  )
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: '5',
    // The drawings stand on one line, which ends where the column does.
    '& h3, & b': { md: { borderTopWidth: '2px', borderColor: 'scene.line', paddingTop: '3' } },
    '& li > *': { paddingInlineEnd: '4' },
    '& p': { fontSize: { base: 'note', lg: 'text' }, color: 'fg.onBrandMuted' },
  },
  variants: {
    isDrawn: {
      true: {
        // On a phone, the drawing sits next to its text.
        '& li': {
          mdDown: {
            display: { base: 'grid', _print: 'block' },
            gridTemplate: 'auto 1fr / min(6rem, 30%) 1fr',
          },
        },
        '& svg': {
          overflow: 'visible',
          gridRow: 'span 2',
          width: { base: '6rem', md: '8rem', lg: '10rem' },
        },
        '& h3': {
          fontSize: { mdToLg: 'text' },
          marginBottom: '1',
          paddingInlineEnd: { mdToLg: '0' },
        },
        '& h3 > span:not(.nowrap)': { color: 'scene.warmThing' },
      },
    },
  },
})

const Numeral = chakra('b', {
  base: {
    display: 'block',
    textStyle: 'heading',
    fontSize: { base: 'title', _print: 'text' },
    lineHeight: 'tight',
    color: 'scene.warmThing',
  },
})
