import { Arrow, Diagram, Label } from './Diagram.tsx'

/** What a house needs and what a heat pump gives as it gets colder, and where the two lines cross. */
export function DualFuelChangeoverDiagram() {
  return (
    <Diagram
      id="dual-fuel"
      title="When a dual-fuel system switches over"
      description="A chart against outdoor temperature, from 60°F down to 10°F. As it gets colder, the heat that the house needs rises from almost nothing, and the heat that the heat pump can deliver falls. In this example the two lines cross a little above 30°F. On the warmer side of this point the heat pump heats alone. On the colder side the furnace takes over."
      caption="An example house. The installer sets the changeover where the lines cross, or warmer where gas heat costs less."
      height={266}
    >
      <path className="coolRoom" d="M50 26h159v194H50z" />
      <path className="warmRoom" d="M209 26h139v194H209z" />
      <path className="dash" d="M209 84v136" />
      <path d="M348 220H50V26m0 194v4m58-4v4m58-4v4m58-4v4m58-4v4m58-4v4" />
      <path className="cool" d="M50 70l290 95" />
      <path className="need" d="M50 215L340 45" />
      <circle className="dot" cx="209" cy="122" r="6" />
      <Arrow tone="air" d="M40 140V60" to="up" />
      <Label x={46} y={50} anchor="end" text="Heat" />
      <Label x={129} y={46} anchor="middle" bold text="Heat pump alone" />
      <Label x={268} y={46} anchor="middle" bold text="Furnace" />
      <Label x={209} y={78} anchor="middle" text="Changeover" />
      <Label x={202} y={192} anchor="end" text="Heat the" />
      <Label x={202} y={210} anchor="end" text="house needs" />
      <Label x={342} y={184} anchor="end" tone="cool" text="Heat pump output" />
      {[60, 50, 40, 30, 20, 10].map((degrees, index) => (
        <Label key={degrees} x={50 + index * 58} y={239} anchor="middle" text={`${degrees}°`} />
      ))}
      <Label x={50} y={260} text="Outdoors, °F" />
      <Label x={318} y={260} anchor="end" text="colder" />
      <Arrow tone="cool" d="M324 255h22" to="right" />
    </Diagram>
  )
}
