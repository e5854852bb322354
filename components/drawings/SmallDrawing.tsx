import { chakra } from '@chakra-ui/react/styled-system'
import type { House } from '../../content/model/schemas/cities.ts'
import { readDrawing } from './readDrawing.ts'

/** The drawings of a visit's steps, in order. */
export const visitDrawings = ['call', 'drive', 'measure', 'price', 'fixed'] as const

/** The path of a line drawing in this folder, without extension. */
export type SmallDrawingName =
  | `visit/${(typeof visitDrawings)[number]}`
  | `houses/${House['drawing']}`

interface SmallDrawingProps {
  name: SmallDrawingName
  /** Whether it draws the line that it and the drawings after it stand on. */
  hasGround?: boolean
}

/** A decorative line drawing. Throws if its file doesn't exist. */
export function SmallDrawing({ name, hasGround }: SmallDrawingProps) {
  const { viewBox, dangerouslySetInnerHTML } = readDrawing(name)
  const { __html } = dangerouslySetInnerHTML
  // The ground comes after the `<g>`.
  const shapes = hasGround ? __html : __html.replace(/^<g>(.*)<\/g>.*/, '$1')
  return (
    <Picture {...{ viewBox, dangerouslySetInnerHTML: { __html: shapes } }} aria-hidden="true" />
  )
}

const Picture = chakra('svg', {
  base: {
    width: { base: '6rem', lg: '8rem' },
    height: 'auto',
    fill: 'none',
    stroke: 'fg.brand',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .warm': { fill: 'bg.warm' },
    '& .cool': { fill: 'bg.cool' },
  },
})
