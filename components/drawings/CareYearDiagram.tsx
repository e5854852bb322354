import { diagramTexts } from './diagramTexts.ts'
import { Diagram } from './parts.tsx'

export function CareYearDiagram() {
  return (
    <Diagram text={diagramTexts.CareYearDiagram} height={10}>
      <path d="M0 5h360" />
    </Diagram>
  )
}
