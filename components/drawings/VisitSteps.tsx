import { DrawnList } from './DrawnList.tsx'
import { visitDrawings } from './SmallDrawing.tsx'

interface VisitStepsProps {
  steps: readonly { title: string; text: string }[]
  /** The drawing of each step. By default, those of a visit. */
  drawings?: readonly (typeof visitDrawings)[number][]
  /** Whether something stands next to them on wide screens. */
  isNarrow?: boolean
  /** Whether they are in a band, without a panel's padding around them. */
  isInBand?: boolean
}

/** Numbered steps, each with its drawing. */
export function VisitSteps({
  steps,
  drawings = visitDrawings,
  isNarrow,
  isInBand,
}: VisitStepsProps) {
  const items = drawings.flatMap((name, index) => {
    const step = steps[index]
    return step ? [{ drawing: `visit/${name}` as const, ...step }] : []
  })
  return <DrawnList items={items} isNumbered isNarrow={isNarrow} isInBand={isInBand} />
}
