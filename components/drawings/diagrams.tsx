import { chakra } from '@chakra-ui/react/styled-system'
import { readDrawing } from './readDrawing.ts'

interface DiagramProps {
  /** A file in `diagrams/`, without extension. Its `<title>` and `<desc>` are the text alternative. */
  name: string
  /** The visible line below the drawing. */
  caption: string
}

/** A drawing in an article. It is 360 units wide, and its text is real text. */
function Diagram({ name, caption }: DiagramProps) {
  return (
    <Figure>
      <Picture
        {...readDrawing(`diagrams/${name}`, name)}
        role="img"
        aria-labelledby={`${name}-title`}
        aria-describedby={`${name}-description`}
      />
      <chakra.figcaption color="fg.muted" fontSize="note" lineHeight="snug" marginTop="3">
        {caption}
      </chakra.figcaption>
    </Figure>
  )
}

export function CareYearDiagram() {
  return (
    <Diagram
      name="care-year"
      caption="Two tune-ups, in April and October. The rest takes a few minutes a month."
    />
  )
}

export function CondensatePumpDiagram() {
  return (
    <Diagram
      name="condensate-pump"
      caption="The float starts the pump. If the tank still fills, the safety switch stops the cooling before it spills."
    />
  )
}

export function CondensingFurnaceDiagram() {
  return (
    <Diagram
      name="condensing-furnace"
      caption="The second heat exchanger cools the exhaust until water drips out of it. That is why there are plastic pipes and a drain."
    />
  )
}

export function DrainLineDiagram() {
  return (
    <Diagram
      name="drain-line"
      caption="Water drips from the coil into the pan and leaves through the trap, where most clogs start."
    />
  )
}

export function DualFuelChangeoverDiagram() {
  return (
    <Diagram
      name="dual-fuel"
      caption="An example house. The installer sets the changeover where the lines cross, or warmer where gas heat costs less."
    />
  )
}

export function FilterAirflowDiagram() {
  return (
    <Diagram
      name="filter-airflow"
      caption="The air meets the filter first. The arrow on its frame points to the blower."
    />
  )
}

export function FurnaceSafetyDiagram() {
  return (
    <Diagram
      name="furnace-safety"
      caption="Exhaust stays inside the metal and house air outside it. CO alarms warn you if they ever mix."
    />
  )
}

export function GeothermalLoopDiagram() {
  return (
    <Diagram
      name="geothermal-loop"
      caption="A winter day: the fluid comes back from the ground warmer than it went down."
    />
  )
}

export function HeatPumpCycleDiagram() {
  return (
    <Diagram
      name="heat-pump-cycle"
      caption="Same parts, opposite direction: the reversing valve decides which coil gives off the heat."
    />
  )
}

export function MiniSplitRowHouseDiagram() {
  return (
    <Diagram
      name="mini-split-row-house"
      caption="One outdoor unit, one head a floor, and a line set for each head in one cover."
    />
  )
}

export function NameplateDiagram() {
  return (
    <Diagram
      name="nameplate"
      caption="An example plate. A printed date gives the age. Without one, look up your brand’s serial number code: codes differ by brand and repeat by decade."
    />
  )
}

export function ThermostatWiresDiagram() {
  return (
    <Diagram
      name="thermostat-wires"
      caption="The letter on the terminal counts, not the color of the wire. Thick wires, or 120 or 240 volts on the label, mean stop."
    />
  )
}

export function ZoningDiagram() {
  return (
    <Diagram
      name="zoning"
      caption="Only the top floor is calling for cooling, so only its damper is open, on a system that can slow down."
    />
  )
}

const Figure = chakra('figure', {
  base: {
    padding: { base: '2', md: '5' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.raised',
    breakInside: 'avoid',
    '& > *': { maxWidth: { base: '34rem', xl: '42rem' }, marginInline: 'auto' },
  },
})

/** The colors of all diagrams, by class: what is drawn names what it is, never a color. */
const Picture = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    fill: 'none',
    stroke: 'fg.muted',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Text is set in the drawing's units: larger ones where the drawing is small.
    fontSize: { base: '15px', md: '10.5px' },
    forcedColorAdjust: 'none',
    '& text': { fill: 'fg', stroke: 'none', forcedColorAdjust: 'none' },
    '& .strong': { fontWeight: '600' },
    '& .coolText': { fill: 'fg.cold' },
    '& .shell, & .attic': { fill: 'bg', stroke: 'fg.muted' },
    '& .duct': { fill: 'bg.sunken', stroke: 'border.strong' },
    '& .coolFill': { fill: 'bg.cold', stroke: 'fg.cold' },
    '& .warmFill': { fill: 'bg.warm', stroke: 'fg.warm' },
    '& .ground': { fill: 'bg.sunken', stroke: 'none' },
    '& .cool, & .warm, & .air': { strokeWidth: '2.5' },
    '& .cool': { stroke: 'fg.cold' },
    '& .warm': { stroke: 'fg.warm' },
    '& .air': { stroke: 'fg.muted' },
    '& .need': { strokeWidth: '3.5' },
    // Behind a pipe that passes over another: no joint.
    '& .gap': { stroke: 'bg.sunken', strokeWidth: '9', strokeLinecap: 'butt' },
    '& .lead': { stroke: 'border.strong', strokeWidth: '1' },
    '& .dash': { stroke: 'border.strong', strokeDasharray: '4 4' },
    '& .warmRoom': { fill: 'bg.warm', stroke: 'none' },
    '& .coolRoom': { fill: 'bg.cold', stroke: 'none' },
    '& .pipe': { stroke: 'fg.cold', strokeWidth: '5' },
    '& .tube': { stroke: 'fg.warm', strokeWidth: '7' },
    '& .open, & .closed': { strokeWidth: '4' },
    '& .open': { stroke: 'fg.success' },
    '& .closed': { stroke: 'fg.danger' },
    '& .alarm': { fill: 'fg.danger', stroke: 'none' },
    '& .dot': { fill: 'fg.muted', stroke: 'none' },
  },
})
