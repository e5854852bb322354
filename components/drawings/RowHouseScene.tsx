import { chakra } from '@chakra-ui/react/styled-system'
import { readDrawing } from './readDrawing.ts'
import { sceneRecipe } from './sceneRecipe.ts'

/** A cutaway of two row houses on the home page: radiators in winter, ducts in summer. */
export function RowHouseScene({ id }: { id: string }) {
  return <Scene id={id} {...readDrawing('row-houses')} aria-hidden="true" />
}

const Scene = chakra('svg', {
  base: {
    ...sceneRecipe,
    height: 'auto',
    // Crops the houses on both sides; the surrounding box crops the lower floors.
    mdDown: { width: '144.33%', maxWidth: 'none', marginInlineStart: '-22.16%' },
    '& .day': { fill: 'scene.warmThing' },
    '& .flame': { fill: 'scene.hot' },
    '& .duct': { fill: 'scene.line' },
    '& .unit': { fill: 'scene.paper', stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .night, & .boiler': { fill: 'scene.facade' },
    '& .cat': { fill: 'scene.roof' },
    '& .snow': { stroke: 'scene.paper', strokeWidth: '4' },
    '& .ground': { stroke: 'scene.line' },
    '& .earth, & .seam, & .fine': { stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .pane, & .insulation': { stroke: 'scene.line', strokeWidth: '1.5' },
    '& .dayPane': { stroke: 'scene.coolRoom', strokeWidth: '1.5' },
    '& .washer': { fill: 'scene.coolRoom', stroke: 'scene.line' },
    '& .return, & .air': { stroke: 'scene.cold' },
    '& .supply, & .heat, & .outdoorHeat': { stroke: 'scene.hot' },
    '& .brick': {
      stroke: 'scene.roof',
      strokeWidth: '10',
      strokeDasharray: '1.5 6.5',
      strokeLinecap: 'butt',
    },
    '& .flue': { stroke: 'scene.roof', strokeWidth: '6' },
    '& .radiator': { stroke: 'scene.hotDeep', strokeWidth: '4' },
    '& .lineSet, & .smoke': { stroke: 'scene.paper' },
  },
})
