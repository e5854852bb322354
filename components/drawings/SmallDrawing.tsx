import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { House } from '../../content/model/schemas/cities.ts'
import { visitDrawingSchema } from '../../content/model/schemas/faq.ts'
import { readScene } from './scenePaints.ts'
import { sceneRecipe } from './sceneRecipe.ts'

/** The drawings of a visit's steps, in order. */
export const visitDrawings = visitDrawingSchema.options

/** The path of a drawing in this folder, without extension. */
export type SmallDrawingName =
  | `visit/${(typeof visitDrawings)[number]}`
  | `houses/${House['drawing']}`

/** A decorative drawing for a `bg.brand` background. Throws if its file doesn't exist. */
export function SmallDrawing({
  name,
  ...props
}: { name: SmallDrawingName } & ComponentProps<typeof Picture>) {
  return <Picture {...readScene(name)} aria-hidden="true" {...props} />
}

const Picture = chakra('svg', { base: { ...sceneRecipe, strokeLinecap: 'butt', height: 'auto' } })
