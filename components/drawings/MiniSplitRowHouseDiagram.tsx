import { Arrow, Diagram, Label } from './Diagram.tsx'

/** A row house in section, street to alley: one outdoor unit, a head on each floor, a line set for each. */
export function MiniSplitRowHouseDiagram() {
  return (
    <Diagram
      id="mini-split-row-house"
      title="Ductless mini-splits in a three-story row house"
      description="A section through a row house from street to alley. One outdoor unit stands on the flat roof near the rear. Each floor has an indoor head high on the rear wall. From every head a line set of its own, two insulated copper pipes and a cable, leaves through a three-inch hole and runs up a cover on the rear wall to the outdoor unit. Each head’s drain tube runs down beside them."
      caption="One outdoor unit, one head a floor, and a line set for each head in one cover."
      height={302}
    >
      {/* The sky above the roof is left out. */}
      <g transform="translate(0 -20)">
        <path className="ground" d="M0 292h360v8H0z" />
        <path className="shell" d="M56 292V62h8v8h158v-8h8v230z" />
        <path className="coolRoom" d="M64 76h158v64H64zM64 148h158v64H64zM64 220h158v72H64z" />
        <path d="M64 76h158M64 144h158M64 216h158M64 76v216M222 76v216M0 292h360M28 292v-10h14v-10h14" />
        <path className="cool" d="M60 90v30M60 162v30" />
        <path className="duct" d="M236 58h22v230h-22z" />
        <path className="shell" d="M164 30h44v32h-44zM164 62v8m44-8v8" />
        <circle cx="186" cy="46" r="11" />
        <path d="M186 38v16m-8-8h16" />
        <path className="cool" d="M222 92h20V54h-34M222 164h25V46h-39M222 236h30V38h-44" />
        <path className="dash" d="M258 100h8v186M258 172h8M258 244h8" />
        {[82, 154, 226].map((y) => (
          <g key={y}>
            <path className="coolFill" d={`M200 ${y}h22v16h-16q-6 0-6-6z`} />
            <Arrow tone="cool" d={`M196 ${y + 14}q-14 10-34 14`} to="left" />
          </g>
        ))}
        <path className="lead" d="M258 128h12M266 262h8" />
        <Label x={156} y={52} anchor="end" text="Outdoor unit" />
        <Label x={192} y={94} anchor="end" text="Indoor head" />
        <Label x={274} y={116} bold text="A line set" />
        <Label x={274} y={134} text="for each" />
        <Label x={274} y={152} text="in a cover" />
        <Label x={278} y={267} text="Drain" />
        <Label x={2} y={318} text="Street" />
        <Label x={358} y={318} anchor="end" text="Alley" />
      </g>
    </Diagram>
  )
}
