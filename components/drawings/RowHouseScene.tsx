import { chakra } from '@chakra-ui/react/styled-system'
import { readDrawing } from './readDrawing.ts'

/** Two row houses in section on the home page: radiators against the winter, ducts against the summer. */
export function RowHouseScene({ id }: { id: string }) {
  return <Scene id={id} {...readDrawing('row-houses')} aria-hidden="true" />
}

const Scene = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    // Leaves out the houses on both sides; the box around it cuts the lower floors.
    mdDown: { width: '144.33%', maxWidth: 'none', marginInlineStart: '-22.16%' },
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Forced colors replace the band's background, so paint our own.
    _highContrast: { bg: 'bg.brand' },
    '& .wall': { fill: 'scene.wall' },
    '& .facade': { fill: 'scene.facade' },
    '& .roof': { fill: 'scene.roof' },
    '& .paper': { fill: 'scene.paper' },
    '& .day, & .warmThing': { fill: 'scene.warmThing' },
    '& .flame': { fill: 'scene.hot' },
    '& .warmRoom': { fill: 'scene.warmRoom' },
    '& .coolRoom': { fill: 'scene.coolRoom' },
    '& .coolThing': { fill: 'scene.coolThing' },
    '& .duct': { fill: 'scene.line' },
    '& .unit': { fill: 'scene.paper', stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .night, & .boiler': { fill: 'scene.facade' },
    '& .cat': { fill: 'scene.roof' },
    '& .snow': { stroke: 'scene.paper', strokeWidth: '4' },
    '& .ground, & .line': { stroke: 'scene.line', strokeWidth: '2.5' },
    '& .earth, & .seam': { stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .pane, & .insulation': { stroke: 'scene.line', strokeWidth: '1.5' },
    '& .dayPane': { stroke: 'scene.coolRoom', strokeWidth: '1.5' },
    '& .fine': { stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .washer': { fill: 'scene.coolRoom', stroke: 'scene.line', strokeWidth: '2.5' },
    '& .return, & .air': { stroke: 'scene.cold', strokeWidth: '2.5' },
    '& .supply, & .heat, & .outdoorHeat': { stroke: 'scene.hot', strokeWidth: '2.5' },
    '& .brick': {
      stroke: 'scene.roof',
      strokeWidth: '10',
      strokeDasharray: '1.5 6.5',
      strokeLinecap: 'butt',
    },
    '& .flue': { stroke: 'scene.roof', strokeWidth: '6' },
    '& .radiator': { stroke: 'scene.hotDeep', strokeWidth: '4' },
    '& .lineSet, & .smoke': { stroke: 'scene.paper', strokeWidth: '2.5' },
  },
})
