import { Arrow, Diagram, Label } from './Diagram.tsx'

/** One refrigerant loop twice: the reversing valve turns its direction from summer to winter. */
export function HeatPumpCycleDiagram() {
  return (
    <Diagram
      id="heat-pump-cycle"
      title="Heat pump cycle in summer and winter"
      description="A wall separates the indoor coil from the outdoor coil, the compressor and the valves. In summer the compressor sends hot refrigerant through the reversing valve to the outdoor coil, which gives off heat. It passes the expansion valve, turns cold, and takes up heat in the indoor coil. In winter the reversing valve sends the hot refrigerant to the indoor coil first, and the outdoor coil takes up heat."
      caption="Same parts, opposite direction: the reversing valve decides which coil gives off the heat."
      height={326}
    >
      <Loop season="Summer" />
      <g transform="translate(0 164)">
        <Loop season="Winter" />
      </g>
      <Label x={204} y={19} text="Compressor" />
      <Label x={222} y={48} text="Reversing valve" />
      <Label x={180} y={156} anchor="middle" text="Expansion valve" />
    </Diagram>
  )
}

function Loop({ season }: { season: 'Summer' | 'Winter' }) {
  const summer = season === 'Summer'
  // The coil that gives off heat is warm.
  const [indoors, outdoors] = summer ? (['cool', 'warm'] as const) : (['warm', 'cool'] as const)
  const [ahead, back] = summer ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return (
    <>
      <path className="dash" d="M140 34v108" />
      <path className={`${indoors}Fill`} d="M36 72h38v44H36z" />
      <path className={`${outdoors}Fill`} d="M286 72h38v44h-38z" />
      <path className={indoors} d="M150 58H55v18l12 6-24 8 24 8-24 8 12 5v23h113" />
      <path className={outdoors} d="M210 58h95v18l12 6-24 8 24 8-24 8 12 5v23H192" />
      <path className="shell" d="M150 44h60v28h-60zM168 124l24 20v-20l-24 20z" />
      <circle className="shell" cx="180" cy="16" r="14" />
      <path className="warm" d={`M190 26v24L${summer ? 210 : 150} 58`} />
      <path className="cool" d={`M170 26v24L${summer ? 150 : 210} 58`} />
      <Arrow tone={indoors} d={summer ? 'M84 58h16' : 'M132 58h-16'} to={ahead} />
      <Arrow tone={outdoors} d={summer ? 'M240 58h20' : 'M270 58h-20'} to={ahead} />
      <Arrow tone={indoors} d={summer ? 'M130 134h-20' : 'M80 134h20'} to={back} />
      <Arrow tone={outdoors} d={summer ? 'M260 134h-20' : 'M230 134h20'} to={back} />
      <Arrow tone="warm" d={summer ? 'M4 94h24' : 'M30 94H6'} to={ahead} />
      <Arrow tone="warm" d={summer ? 'M330 94h24' : 'M356 94h-24'} to={ahead} />
      <path d="M180 22v-12m-4 5l4-5 4 5" />
      <Label x={2} y={20} bold text={season} />
      <Label x={134} y={98} anchor="end" text="Indoors" />
      <Label x={146} y={98} text="Outdoors" />
      <Label x={55} y={156} anchor="middle" text="Indoor coil" />
      <Label x={305} y={156} anchor="middle" text="Outdoor coil" />
    </>
  )
}
