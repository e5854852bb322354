import { DrawnList } from './DrawnList.tsx'
import { visitDrawings } from './SmallDrawing.tsx'

interface VisitStepsProps {
  steps: readonly { title: string; text: string }[]
  /** Whether something stands next to them on wide screens. */
  isNarrow?: boolean
}

/** A visit's five steps, each with its drawing. */
export function VisitSteps({ steps, isNarrow }: VisitStepsProps) {
  const items = visitDrawings.flatMap((name, index) => {
    const step = steps[index]
    return step ? [{ drawing: `visit/${name}` as const, ...step }] : []
  })
  return <DrawnList items={items} isNumbered isNarrow={isNarrow} />
}
