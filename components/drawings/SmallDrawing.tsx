import { chakra } from '@chakra-ui/react/styled-system'
import type { House } from '../../content/model/schemas/cities.ts'
import { visitDrawing } from '../../content/model/schemas/faq.ts'
import { readScene } from './scenePaints.ts'
import { sceneRecipe } from './sceneRecipe.ts'

export const visitDrawings = visitDrawing.options

/** The path of a drawing in this folder, without extension. */
export type SmallDrawingName =
  | `visit/${(typeof visitDrawings)[number]}`
  | `houses/${House['drawing']}`

/** A decorative drawing for a `bg.brand` background. Throws if its file doesn't exist. */
export function SmallDrawing({ name }: { name: SmallDrawingName }) {
  return <Picture {...readScene(name)} aria-hidden="true" />
}

const Picture = chakra('svg', { base: { ...sceneRecipe, strokeLinecap: 'butt', height: 'auto' } })
