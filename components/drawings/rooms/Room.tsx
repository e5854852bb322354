import { chakra } from '@chakra-ui/react/styled-system'
import type { Machine } from '../../../content/model/schemas/services.ts'

const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * A room in section with the machine that a service looks after: decoration. Its lower right stays in view when it is cut.
 * Each is an SVG file of 480 × 240 units beside this one, whose classes name what a part is, never a color.
 */
export function Room({ machine }: { machine: Machine }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: these files are part of the code
  return <Scene aria-hidden="true" dangerouslySetInnerHTML={{ __html: getParts(machine) }} />
}

/** What the file draws, without what is for its editor: title, description, white space. */
function getParts(machine: Machine): string {
  const file = files[`./${machine}.svg`]
  const [, parts] = /<\/desc>(.*)<\/svg>/s.exec(file ?? '') ?? []
  if (!parts)
    throw new Error(`components/drawings/rooms/${machine}.svg has no <desc>, or is missing.`)
  return parts.replace(/\s+(?=<)/g, '').replace(/ \/>/g, '/>')
}

const Scene = chakra(
  'svg',
  {
    base: {
      width: '100%',
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      strokeWidth: '2.5',
      _highContrast: { bg: 'bg.brand' },
      '& .wall': { fill: 'scene.wall' },
      '& .facade': { fill: 'scene.facade' },
      '& .roof': { fill: 'scene.roof' },
      '& .paper': { fill: 'scene.paper', stroke: 'scene.wall' },
      '& .warmRoom': { fill: 'scene.warmRoom' },
      '& .warmThing': { fill: 'scene.warmThing' },
      '& .coolRoom': { fill: 'scene.coolRoom' },
      '& .coolThing': { fill: 'scene.coolThing' },
      '& .hot': { fill: 'scene.hot' },
      '& .line': { stroke: 'scene.line' },
      '& .seam': { stroke: 'scene.wall' },
      '& .cold': { stroke: 'scene.cold' },
      '& .warm': { stroke: 'scene.hot' },
      '& .radiator': { stroke: 'scene.hotDeep', strokeWidth: '8' },
      '& .frost': { stroke: 'scene.coolThing' },
    },
  },
  { defaultProps: { viewBox: '0 0 480 240', preserveAspectRatio: 'xMaxYMax slice' } },
)
