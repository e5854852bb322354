import { diagramTexts } from './diagramTexts.ts'
import { Diagram } from './parts.tsx'

export function MiniSplitRowHouseDiagram() {
  return (
    <Diagram text={diagramTexts.MiniSplitRowHouseDiagram} height={10}>
      <path d="M0 5h360" />
    </Diagram>
  )
}
