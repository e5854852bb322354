import { diagramTexts } from './diagramTexts.ts'
import { Diagram } from './parts.tsx'

export function NameplateDiagram() {
  return (
    <Diagram text={diagramTexts.NameplateDiagram} height={10}>
      <path d="M0 5h360" />
    </Diagram>
  )
}
