import { diagramTexts } from './diagramTexts.ts'
import { Diagram } from './parts.tsx'

export function CondensatePumpDiagram() {
  return (
    <Diagram text={diagramTexts.CondensatePumpDiagram} height={10}>
      <path d="M0 5h360" />
    </Diagram>
  )
}
