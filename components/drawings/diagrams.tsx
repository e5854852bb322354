import { chakra } from '@chakra-ui/react/styled-system'
import { readDrawing } from './readDrawing.ts'

/**
 * Creates a diagram for articles. It is 360 units wide, and its labels are real text.
 * @param name a file in `diagrams/`, without extension; its `<title>` and `<desc>` are the text
 * alternative
 * @param caption the visible line below the drawing
 */
function createDiagram(name: string, caption: string) {
  return () => (
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

export const CareYearDiagram = createDiagram(
  'care-year',
  'Two tune-ups, in April and October. The rest takes a few minutes a month.',
)

export const CondensatePumpDiagram = createDiagram(
  'condensate-pump',
  'The float starts the pump. If the tank still fills, the safety switch stops the cooling before it spills.',
)

export const CondensingFurnaceDiagram = createDiagram(
  'condensing-furnace',
  'The second heat exchanger cools the exhaust until water drips out of it. That is why there are plastic pipes and a drain.',
)

export const DrainLineDiagram = createDiagram(
  'drain-line',
  'Water drips from the coil into the pan and leaves through the trap, where most clogs start.',
)

export const DualFuelChangeoverDiagram = createDiagram(
  'dual-fuel',
  'An example house. The installer sets the changeover where the lines cross, or warmer where gas heat costs less.',
)

export const FilterAirflowDiagram = createDiagram(
  'filter-airflow',
  'The air meets the filter first. The arrow on its frame points to the blower.',
)

export const FurnaceSafetyDiagram = createDiagram(
  'furnace-safety',
  'Exhaust stays inside the metal and house air outside it. CO alarms warn you if they ever mix.',
)

export const GeothermalLoopDiagram = createDiagram(
  'geothermal-loop',
  'A winter day: the fluid comes back from the ground warmer than it went down.',
)

export const HeatPumpCycleDiagram = createDiagram(
  'heat-pump-cycle',
  'Same parts, opposite direction: the reversing valve decides which coil gives off the heat.',
)

export const MiniSplitRowHouseDiagram = createDiagram(
  'mini-split-row-house',
  'One outdoor unit, one head a floor, and a line set for each head in one cover.',
)

export const NameplateDiagram = createDiagram(
  'nameplate',
  'An example plate. A printed date gives the age. Without one, look up your brand’s serial number code: codes differ by brand and repeat by decade.',
)

export const ThermostatWiresDiagram = createDiagram(
  'thermostat-wires',
  'The letter on the terminal counts, not the color of the wire. Thick wires, or 120 or 240 volts on the label, mean stop.',
)

export const ZoningDiagram = createDiagram(
  'zoning',
  'Only the top floor is calling for cooling, so only its damper is open, on a system that can slow down.',
)

const Figure = chakra('figure', {
  base: {
    padding: { base: '2', md: '5' },
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.raised',
    breakInside: 'avoid',
    '& > svg': { maxWidth: { md: '34rem', xl: '42rem' }, marginInline: 'auto' },
  },
})

/** Colors for all diagrams. Class names say what a part is, never its color. */
const Picture = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    fill: 'none',
    stroke: 'fg.muted',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Font sizes are in the drawing's units, so they are larger where the drawing is small.
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
    // A background behind a pipe that crosses over another, so that they don't look joined.
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
