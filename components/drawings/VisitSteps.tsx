import { chakra } from '@chakra-ui/react/styled-system'
import { smallDrawing } from '../../content/model/schemas/fields.ts'
import { SmallDrawing } from './SmallDrawing.tsx'

interface VisitStepsProps {
  steps: readonly { title: string; text: string }[]
  /** Whether something stands next to them on wide screens. */
  isNarrow?: boolean
}

/** A visit's five steps, each with a drawing, side by side where they fit. */
export function VisitSteps({ steps, isNarrow }: VisitStepsProps) {
  return (
    <Steps>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <SmallDrawing name={smallDrawing.options[index]} hasGround={index === 0} />
          <chakra.h3
            fontSize={{ base: 'lead', lg: isNarrow ? 'text' : undefined }}
            marginTop={{ md: '3' }}
            marginBottom="0"
          >
            <StepNumber>{index + 1}</StepNumber> {title}
          </chakra.h3>
          <chakra.p
            color="fg.muted"
            fontSize={{ base: 'note', lg: isNarrow ? undefined : 'text' }}
            marginTop="1"
          >
            {text}
          </chakra.p>
        </li>
      ))}
    </Steps>
  )
}

const StepNumber = chakra('span', {
  base: { display: { md: 'block' }, color: 'fg.accent' },
})

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '4' },
    gridTemplateColumns: { base: 'repeat(5, 1fr)', mdDown: '1fr' },
    // The drawings stand on one line, which the first one draws.
    md: { overflow: 'clip', '& svg': { overflow: 'visible' } },
    '& g + path': { mdDown: { display: 'none' } },
    // On a phone, the drawing sits next to its text.
    '& li': { mdDown: { display: 'grid', gridTemplate: 'auto 1fr / 4.5rem 1fr', columnGap: '4' } },
    '& svg': { mdDown: { gridRow: 'span 2' } },
  },
})
