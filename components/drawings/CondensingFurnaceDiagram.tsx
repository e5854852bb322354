import { Arrow, Diagram, Label } from './Diagram.tsx'

/** A condensing gas furnace in section: two heat exchangers, two plastic pipes, a trap and a drain. */
export function CondensingFurnaceDiagram() {
  return (
    <Diagram
      id="condensing-furnace"
      title="Inside a condensing gas furnace"
      description="Air for the flame comes in through one plastic pipe. Gas burns in the tubes of the first heat exchanger. The exhaust passes on through the second one, where it cools until water condenses out of it. The inducer fan pushes the cool exhaust out through another plastic pipe, and the water runs through a trap to a drain. The blower draws house air through the filter and pushes it up past the second heat exchanger, then the first."
      caption="The second heat exchanger cools the exhaust until water drips out of it. That is why there are plastic pipes and a drain."
      height={336}
    >
      <path className="duct" d="M160 70V34h64v36zM244 256h112v48H244z" />
      <path className="shell" d="M120 70h116v242H120z" />
      <path d="M152 70v174M120 244h14m8 0h26m36 0h32M4 118h122M36 110l16 16v-16l-16 16z" />
      <path className="shell" d="M131 6h14v100h5v24h-24v-24h5zM122 200H98V6H84v208h38z" />
      <path
        className="tube"
        d="M156 118h52q12 0 12 12t-12 12h-32q-12 0-12 12t12 12h32q12 0 12 12v20"
      />
      <path className="coolFill" d="M168 118q-16-9-40-7v14q24 2 40-7zM160 198h68v32h-68z" />
      <path className="cool" d="M220 206h-70M220 214h-70M220 222h-70" />
      <path d="M170 198v32M180 198v32M190 198v32M200 198v32M210 198v32" />
      <circle className="shell" cx="136" cy="206" r="14" />
      <path d="M136 206q0-8 6-9m-6 9q7-3 10 3m-10-3q5 5 3 10m-3-10q0 8-6 9m6-9q-7 3-10-3m10 3q-5-5-3-10" />
      <path className="pipe" d="M138 222v28q0 9-9 9t-9-9v-4l-76 4v50" />
      <path d="M30 304h28" />
      <path className="warmFill" d="M236 252h8v56h-8z" />
      <circle className="coolFill" cx="186" cy="278" r="24" />
      <path d="M186 278q0-12 10-14m-10 14q11-5 16 4m-16-4q10 7 6 16m-6-16q0 12-10 14m10-14q-11 5-16-4m16 4q-10-7-6-16" />
      <Arrow tone="cool" d="M138 14v50" to="down" />
      <Arrow tone="air" d="M91 190V20" to="up" />
      <Arrow tone="air" d="M186 250v-14" to="up" />
      <Arrow tone="warm" d="M192 104V44" to="up" />
      <Arrow tone="air" d="M344 272h-84" to="left" />
      <path
        className="lead"
        d="M224 142h22M228 212h18M240 250v-6M186 302v10M74 229l50-11M102 274l22-14"
      />
      <Label x={78} y={20} anchor="end" text="Exhaust" />
      <Label x={78} y={50} anchor="end" text="Plastic" />
      <Label x={78} y={68} anchor="end" text="pipes" />
      <Label x={150} y={20} text="Air for the flame" />
      <Label x={232} y={58} text="Warm air" />
      <Label x={4} y={108} text="Gas" />
      <Label x={250} y={140} text="First heat" />
      <Label x={250} y={158} text="exchanger" />
      <Label x={250} y={204} bold text="Second heat" />
      <Label x={250} y={222} bold text="exchanger" />
      <Label x={72} y={234} anchor="end" text="Inducer" />
      <Label x={100} y={280} anchor="end" bold text="Trap" />
      <Label x={44} y={322} anchor="middle" text="Drain" />
      <Label x={252} y={248} text="Filter" />
      <Label x={350} y={296} anchor="end" text="House air" />
      <Label x={186} y={328} anchor="middle" text="Blower" />
    </Diagram>
  )
}
