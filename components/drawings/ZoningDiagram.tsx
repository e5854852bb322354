import { Arrow, Diagram, Label } from './Diagram.tsx'

/** A three-story townhouse on one air handler: the damper of the hot floor is open, the others closed. */
export function ZoningDiagram() {
  return (
    <Diagram
      id="zoning"
      title="Zone dampers in a three-story townhouse"
      description="One air handler on the lowest floor feeds a duct that rises through the house, with a branch and a motorized damper to each floor. The thermostat on the warm top floor calls for cooling, so its damper is open. The other two floors are satisfied and their dampers are closed. Wires join the zone panel to the thermostats, to the dampers’ motors and to the air handler. A return duct brings the air back."
      caption="Only the top floor is calling for cooling, so only its damper is open, on a system that can slow down."
      height={318}
    >
      <path className="warmRoom" d="M20 46h200v68H20z" />
      <path className="coolRoom" d="M20 120h200v68H20zM20 194h200v86H20z" />
      <path className="attic" d="M20 46L120 10l100 36z" />
      <path d="M20 280V46L120 10l100 36v234zM20 117h200M20 191h200" />
      <path
        className="dash"
        d="M128 250h72V88h-4m0 74h4m-4 64h4M100 250H78M110 238V71H96m14 74H96m14 74H96"
      />
      <path className="duct" d="M40 226V52h124v14H58v60h106v14H58v60h106v14H58v12z" />
      <path className="duct" d="M204 72h14v208H78v-12h126z" />
      <path className="shell" d="M32 226h46v54H32z" />
      <circle className="coolFill" cx="55" cy="256" r="12" />
      <path className="open" d="M78 59h24" />
      <path className="closed" d="M90 127v12M90 201v12" />
      <path
        className="shell"
        d="M84 66h12v10H84zM84 140h12v10H84zM84 214h12v10H84zM176 78h20v20h-20zM176 152h20v20h-20zM176 216h20v20h-20zM100 238h28v24h-28z"
      />
      <path d="M90 66v-7M90 140v-7M90 214v-7" />
      <path className="cool" d="M108 246h12M108 254h12" />
      <Arrow tone="cool" d="M49 218V80" to="up" />
      <Arrow tone="cool" d="M110 59h42" to="right" />
      <Arrow tone="cool" d="M134 70v30" to="down" />
      <Arrow tone="cool" d="M156 70v30" to="down" />
      <Arrow tone="air" d="M170 108h22" to="right" />
      <Arrow tone="air" d="M211 100v90" to="down" />
      <Arrow tone="air" d="M180 274H96" to="left" />
      <path className="lead" d="M55 280v10M114 262v28M218 275h10" />
      <Label x={230} y={76} bold text="82° and calling" />
      <Label x={230} y={95} text="Damper open" />
      <Label x={230} y={150} bold text="78°, satisfied" />
      <Label x={230} y={169} text="Damper closed" />
      <Label x={230} y={226} bold text="75°, satisfied" />
      <Label x={230} y={245} text="Damper closed" />
      <Label x={230} y={280} text="Return duct" />
      <Label x={10} y={306} text="Air handler" />
      <Label x={112} y={306} text="Zone panel" />
    </Diagram>
  )
}
