import { chakra } from '@chakra-ui/react/styled-system'
import { readScene } from './scenePaints.ts'
import { sceneRecipe } from './sceneRecipe.ts'

export const visitDrawings = ['call', 'drive', 'measure', 'price', 'fixed'] as const

export type VisitDrawing = (typeof visitDrawings)[number]

/** A decorative drawing for a `bg.brand` background. Throws if its file doesn't exist. */
export function SmallDrawing({ name }: { name: VisitDrawing }) {
  return <Picture {...readScene(`visit/${name}`)} aria-hidden="true" />
}

const Picture = chakra('svg', { base: { ...sceneRecipe, strokeLinecap: 'butt', height: 'auto' } })
