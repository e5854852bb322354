import { chakra } from '@chakra-ui/react/styled-system'
import { readScene, rowHousePaints } from './scenePaints.ts'
import { sceneRecipe } from './sceneRecipe.ts'

/** A cutaway of two row houses on the home page: radiators in winter, ducts in summer. */
export function RowHouseScene({ id }: { id: string }) {
  return <Scene id={id} {...readScene('row-houses', rowHousePaints)} aria-hidden="true" />
}

const Scene = chakra('svg', {
  base: {
    ...sceneRecipe,
    height: 'auto',
    overflow: { md: 'visible' },
    // Crops the houses on both sides; the surrounding box crops the lower floors.
    mdToLg: { width: '117.2%', maxWidth: 'none' },
    mdDown: { width: '148.94%', maxWidth: 'none', marginInlineStart: '-24.47%' },
  },
})
