import { diagramTexts } from './diagramTexts.ts'
import { Diagram } from './parts.tsx'

export function CondensingFurnaceDiagram() {
  return (
    <Diagram text={diagramTexts.CondensingFurnaceDiagram} height={10}>
      <path d="M0 5h360" />
    </Diagram>
  )
}
