import { chakra } from '@chakra-ui/react/styled-system'
import { readScene, sceneStyles } from './paints.ts'

/** The drawings of a visit's steps, in order. */
export const visitDrawings = ['call', 'drive', 'measure', 'price', 'fixed'] as const

export type VisitDrawing = (typeof visitDrawings)[number]

/** A decorative drawing for a `bg.brand` background. Throws if its file doesn't exist. */
export function SmallDrawing({ name }: { name: VisitDrawing }) {
  return <Picture {...readScene(`visit/${name}`)} aria-hidden="true" />
}

const Picture = chakra('svg', { base: { ...sceneStyles, strokeLinecap: 'butt', height: 'auto' } })
