import { chakra } from '@chakra-ui/react/styled-system'
import { readDrawing } from './readDrawing.ts'

/**
 * Creates a diagram for articles. It is 360 units wide, and its labels are real text.
 * @param caption the visible line below the drawing
 * @param names files in `diagrams/`, without extension; their `<title>` and `<desc>` are the text
 * alternatives. Two drawings stand side by side where there is room.
 */
function createDiagram(caption: string, ...names: string[]) {
  return () => (
    <Figure isPair={names.length > 1}>
      {names.map((name) => (
        <Picture
          key={name}
          {...readDrawing(`diagrams/${name}`, name)}
          role="img"
          aria-labelledby={`${name}-title`}
          aria-describedby={`${name}-description`}
        />
      ))}
      <chakra.figcaption color="fg.muted" fontSize="note" lineHeight="snug" marginTop="3">
        {caption}
      </chakra.figcaption>
    </Figure>
  )
}

export const CareYearDiagram = createDiagram(
  'Two tune-ups, in April and October. The rest takes a few minutes a month.',
  'care-year',
)

export const CondensatePumpDiagram = createDiagram(
  'The float starts the pump. If the tank still fills, the safety switch stops the cooling before it spills.',
  'condensate-pump',
)

export const CondensingFurnaceDiagram = createDiagram(
  'The second heat exchanger cools the exhaust until water drips out of it. That is why there are plastic pipes and a drain.',
  'condensing-furnace',
)

export const DrainLineDiagram = createDiagram(
  'Water drips from the coil into the pan and leaves through the trap, where most clogs start.',
  'drain-line',
)

export const DualFuelChangeoverDiagram = createDiagram(
  'An example house. The installer sets the changeover where the lines cross, or warmer where gas heat costs less.',
  'dual-fuel',
)

export const FilterAirflowDiagram = createDiagram(
  'The air meets the filter first. The arrow on its frame points to the blower.',
  'filter-airflow',
)

export const FurnaceSafetyDiagram = createDiagram(
  'Exhaust stays inside the metal and house air outside it. CO alarms warn you if they ever mix.',
  'furnace-safety',
)

export const GeothermalLoopDiagram = createDiagram(
  'A winter day: the fluid comes back from the ground warmer than it went down.',
  'geothermal-loop',
)

export const HeatPumpCycleDiagram = createDiagram(
  'Same parts, opposite direction: the reversing valve decides which coil gives off the heat.',
  'heat-pump-summer',
  'heat-pump-winter',
)

export const MiniSplitRowHouseDiagram = createDiagram(
  'One outdoor unit, one head a floor, and a line set for each head in one cover.',
  'mini-split-row-house',
)

export const NameplateDiagram = createDiagram(
  'An example plate. A printed date gives the age. Without one, look up your brand’s serial number code: codes differ by brand and repeat by decade.',
  'nameplate',
  'nameplate-key',
)

export const ThermostatWiresDiagram = createDiagram(
  'The letter on the terminal counts, not the color of the wire. Thick wires, or 120 or 240 volts on the label, mean stop.',
  'thermostat-wires',
)

export const TwoScoresDiagram = createDiagram(
  'Age, repair cost, refrigerant, comfort and breakdowns, added up.',
  'two-scores',
)

export const ZoningDiagram = createDiagram(
  'Only the top floor is calling for cooling, so only its damper is open, on a system that can slow down.',
  'zoning',
)

const Figure = chakra('figure', {
  base: {
    padding: { base: '2', md: '5' },
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.raised',
    breakInside: 'avoid',
    '& > svg': { maxWidth: { md: '34rem', xl: '40rem' }, marginInline: 'auto' },
  },
  variants: {
    isPair: {
      true: {
        display: 'grid',
        gap: '5',
        alignItems: 'center',
        gridTemplateColumns: { md: '1fr 1fr' },
        '& > svg': { fontSize: '15px' },
        '& > figcaption': { gridColumn: '1 / -1', marginTop: '0' },
      },
    },
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
    '& .house': { fill: 'scene.wall', stroke: 'none' },
    // Each dash is a pane of a window.
    '& .glow': {
      stroke: 'scene.warmThing',
      strokeWidth: '7',
      strokeDasharray: '4 1',
      strokeLinecap: 'butt',
    },
    '& .alarm': { fill: 'fg.danger', stroke: 'none' },
    '& .dot': { fill: 'fg.muted', stroke: 'none' },
  },
})
