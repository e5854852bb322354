import { chakra } from '@chakra-ui/react/styled-system'
import { winterHouse } from '../../model/schemas/cities.ts'
import { readScene, sceneStyles } from './paints.ts'

/** It would end where the drawing does. */
const soil = /<path [^>]*d="M0 160h480v40h-480z"\/>/

interface HeroSceneProps {
  id: string
  /** The name of a file in this folder, without extension, or of a house that is only heated. */
  name: string
}

/** A cutaway of a house on the home page: warm rooms on the left and cool ones on the right, or winter. */
export function HeroScene({ id, name }: HeroSceneProps) {
  if (winterHouse.safeParse(name).success) {
    const __html = readScene(`houses/${name}`).dangerouslySetInnerHTML.__html.replace(soil, '')
    const drawing = { viewBox: '30 0 400 200', dangerouslySetInnerHTML: { __html } }
    return <Scene id={id} {...drawing} aria-hidden="true" />
  }
  // The others stand lower than the row houses, which fill the drawing.
  const marginTop = name === 'row-houses' ? undefined : { mdDown: '-18.62%' }
  return <Scene id={id} {...readScene(name)} aria-hidden="true" marginTop={marginTop} />
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
