import { diagramTexts } from './diagramTexts.ts'
import { Diagram } from './parts.tsx'

export function ThermostatWiresDiagram() {
  return (
    <Diagram text={diagramTexts.ThermostatWiresDiagram} height={10}>
      <path d="M0 5h360" />
    </Diagram>
  )
}
