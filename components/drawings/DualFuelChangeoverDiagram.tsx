import { diagramTexts } from './diagramTexts.ts'
import { Diagram } from './parts.tsx'

export function DualFuelChangeoverDiagram() {
  return (
    <Diagram text={diagramTexts.DualFuelChangeoverDiagram} height={10}>
      <path d="M0 5h360" />
    </Diagram>
  )
}
