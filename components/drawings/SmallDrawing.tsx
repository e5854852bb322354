import { chakra } from '@chakra-ui/react/styled-system'
import { readScene, sceneStyles } from './paints.ts'

/**
 * A decorative drawing for a `bg.brand` background.
 * @param name of a file in `visit/`, without extension
 */
export function SmallDrawing({ name }: { name: string }) {
  return <Picture {...readScene(`visit/${name}`)} aria-hidden="true" />
}

const Picture = chakra('svg', { base: { ...sceneStyles, strokeLinecap: 'butt', height: 'auto' } })
