import { chakra } from '@chakra-ui/react/styled-system'
import { readScene, sceneStyles } from './paints.ts'

/** A cutaway of two row houses on the home page: radiators in winter, ducts in summer. */
export function RowHouseScene({ id }: { id: string }) {
  return <Scene id={id} {...readScene('row-houses')} aria-hidden="true" />
}

const Scene = chakra('svg', {
  base: {
    ...sceneStyles,
    height: 'auto',
    overflow: { md: 'visible' },
    // Without the house on the right.
    mdToLg: { width: '116%', maxWidth: 'none', '& g ~ g': { display: 'none' } },
    // Only the house in the middle, without the summer sky. The surrounding box crops its lower floors.
    mdDown: {
      width: '148.94%',
      maxWidth: 'none',
      marginInlineStart: '-24.47%',
      '& g:first-of-type': { display: 'none' },
    },
  },
})
