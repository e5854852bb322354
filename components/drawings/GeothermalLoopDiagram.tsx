import { Arrow, Diagram, Label } from './Diagram.tsx'

/** A house in winter on a closed vertical loop: cool fluid goes down, warmer fluid comes up. */
export function GeothermalLoopDiagram() {
  return (
    <Diagram
      id="geothermal-loop"
      title="Geothermal heat pump with a vertical ground loop"
      description="In winter, cool fluid flows from the heat pump in the basement down through pipes deep in the ground and comes back warmer. The heat pump takes that heat and sends warm air up into the rooms. In summer it runs the other way and leaves the heat in the ground."
      caption="A winter day: the fluid comes back from the ground warmer than it went down."
      height={318}
    >
      <path className="ground" d="M0 118h360v200H0z" />
      <path d="M0 118h20M172 118h188" />
      <path className="shell" d="M20 180V62L96 20l76 42v118z" />
      <path d="M20 118h152M120 76h28v26h-28zM134 76v26M120 89h28" />
      <path className="duct" d="M46 128V84h14v44z" />
      <path className="coolFill" d="M34 128h38v46H34z" />
      <path d="M42 138h22M42 146h22" />
      <path className="cool" d="M72 148h228v128q0 8 8 8M220 148v128q0 8 8 8" />
      <path className="gap" d="M236 141v14" />
      <path className="warm" d="M72 134h244v142q0 8-8 8M236 134v142q0 8-8 8" />
      <Arrow tone="warm" d="M150 134h-22" to="left" />
      <Arrow tone="cool" d="M110 148h22" to="right" />
      <Arrow tone="cool" d="M220 190v30" to="down" />
      <Arrow tone="cool" d="M300 190v30" to="down" />
      <Arrow tone="warm" d="M236 240v-30" to="up" />
      <Arrow tone="warm" d="M316 240v-30" to="up" />
      <Arrow tone="warm" d="M53 120V74" to="up" />
      <Label x={66} y={82} text="Warm" />
      <Label x={66} y={99} text="air" />
      <Label x={80} y={172} text="Heat pump" />
      <Label x={20} y={220} text="The ground stays" />
      <Label x={20} y={240} bold text="near 50–60°F" />
      <Label x={20} y={260} text="all year" />
      <Label x={268} y={308} anchor="middle" text="Ground loop" />
    </Diagram>
  )
}
