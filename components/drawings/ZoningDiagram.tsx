import { diagramTexts } from './diagramTexts.ts'
import { Arrow, Diagram, Label } from './parts.tsx'

/** A three-story townhouse on one air handler: the damper of the hot floor is open, the others closed. */
export function ZoningDiagram() {
  return (
    <Diagram text={diagramTexts.ZoningDiagram} height={318}>
      <path className="warmRoom" d="M20 46h200v68H20z" />
      <path className="coolRoom" d="M20 120h200v68H20zM20 194h200v86H20z" />
      <path className="attic" d="M20 46L120 10l100 36z" />
      <path d="M20 280V46L120 10l100 36v234zM20 117h200M20 191h200" />
      <path className="duct" d="M40 226V52h124v14H58v60h106v14H58v60h106v14H58v12z" />
      <path className="shell" d="M32 226h46v54H32z" />
      <circle className="coolFill" cx="55" cy="256" r="12" />
      <path className="open" d="M78 59h24" />
      <path className="closed" d="M90 127v12M90 201v12" />
      <circle className="dot" cx="90" cy="59" r="3" />
      <circle className="dot" cx="90" cy="133" r="3" />
      <circle className="dot" cx="90" cy="207" r="3" />
      <path className="dash" d="M128 252h72V88M186 162h14M186 88h14M186 240h14" />
      <path
        className="shell"
        d="M176 78h20v20h-20zM176 152h20v20h-20zM176 228h20v20h-20zM100 238h28v28h-28z"
      />
      <path className="cool" d="M108 247h12M108 257h12" />
      <Arrow tone="cool" d="M49 218V80" to="up" />
      <Arrow tone="cool" d="M110 59h42" to="right" />
      <Arrow tone="cool" d="M128 70q2 16-8 28" to="down" />
      <Arrow tone="cool" d="M150 70v28" to="down" />
      <path className="lead" d="M55 280v10M114 266v24" />
      <Label x={230} y={76} bold>
        78° and calling
      </Label>
      <Label x={230} y={95}>
        Damper open
      </Label>
      <Label x={230} y={150} bold>
        75°, satisfied
      </Label>
      <Label x={230} y={169}>
        Damper closed
      </Label>
      <Label x={230} y={226} bold>
        73°, satisfied
      </Label>
      <Label x={230} y={245}>
        Damper closed
      </Label>
      <Label x={10} y={306}>
        Air handler
      </Label>
      <Label x={100} y={306}>
        Zone panel
      </Label>
    </Diagram>
  )
}
