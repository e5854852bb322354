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
    // Without the house on the right; on a phone, only the middle, whose lower floors the surrounding
    // box crops.
    mdToLg: { width: '116%', maxWidth: 'none', '& g': { display: 'none' } },
    mdDown: { width: '148.94%', maxWidth: 'none', marginInlineStart: '-24.47%' },
  },
})
