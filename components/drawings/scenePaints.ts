import type { SVGAttributes } from 'react'
import { semanticTokens } from '../theme/tokens.ts'
import { readDrawing } from './readDrawing.ts'

type Paint = Pick<
  SVGAttributes<SVGElement>,
  'fill' | 'stroke' | 'strokeWidth' | 'strokeDasharray' | 'strokeLinecap'
>

const { scene } = semanticTokens.colors
const wall = scene.wall.value
const facade = scene.facade.value
const roof = scene.roof.value
const line = scene.line.value
const paper = scene.paper.value
const warmRoom = scene.warmRoom.value
const warmThing = scene.warmThing.value
const hot = scene.hot.value
const coolRoom = scene.coolRoom.value
const coolThing = scene.coolThing.value
const cold = scene.cold.value

const night = semanticTokens.colors.bg.brand.value

/** How the parts of all other scenes are painted. */
export const paints = {
  sky: { fill: night },
  wall: { fill: wall },
  facade: { fill: facade },
  roof: { fill: roof },
  paper: { fill: paper },
  wheel: { fill: semanticTokens.colors.bg.brandDeep.value, stroke: line },
  casing: { fill: paper, stroke: wall },
  warmRoom: { fill: warmRoom },
  warmThing: { fill: warmThing },
  coolRoom: { fill: coolRoom },
  coolThing: { fill: coolThing },
  hot: { fill: hot },
  line: { stroke: line },
  seam: { stroke: wall },
  cold: { stroke: cold },
  warm: { stroke: hot },
  frost: { stroke: coolThing },
  tick: { stroke: warmThing, strokeWidth: 5 },
  radiator: { stroke: scene.hotDeep.value, strokeWidth: 8 },
  brick: { stroke: roof, strokeWidth: 10, strokeDasharray: '1.5 6.5', strokeLinecap: 'butt' },
} satisfies Record<string, Paint>

/** Houses in section have finer lines and more parts: those of the home page, and of `drawings/houses`. */
export const finePaints = {
  ...paints,
  seam: { stroke: wall, strokeWidth: 1.5 },
  earth: { stroke: wall, strokeWidth: 1.5 },
  fine: { stroke: wall, strokeWidth: 1.5 },
  pane: { stroke: line, strokeWidth: 1.5 },
  insulation: { stroke: line, strokeWidth: 1.5 },
  dayPane: { stroke: coolRoom, strokeWidth: 1.5 },
  unit: { fill: paper, stroke: wall, strokeWidth: 1.5 },
  washer: { fill: coolRoom, stroke: line },
  day: { fill: warmThing },
  night: { fill: facade },
  boiler: { fill: facade },
  flame: { fill: hot },
  duct: { fill: line },
  cat: { fill: roof },
  snow: { stroke: paper, strokeWidth: 4 },
  ground: { stroke: line },
  return: { stroke: cold },
  air: { stroke: cold },
  supply: { stroke: hot },
  heat: { stroke: hot },
  outdoorHeat: { stroke: hot },
  flue: { stroke: roof, strokeWidth: 6 },
  radiator: { stroke: scene.hotDeep.value, strokeWidth: 4 },
  lineSet: { stroke: paper },
  smoke: { stroke: paper },
} satisfies Record<string, Paint>

/**
 * Reads a scene, and replaces its classes with attributes. They compress better than CSS rules: a
 * page is 1% smaller (Brotli).
 * @param name the path without extension: 'rooms/furnace'
 * @returns attributes for an `<svg>`
 * @throws if a part has no paint
 */
export function readScene(name: string, paintOf: Record<string, Paint> = paints) {
  const { viewBox, dangerouslySetInnerHTML } = readDrawing(name)
  const __html = dangerouslySetInnerHTML.__html.replace(/class="(\w+)"/g, (_, part: string) => {
    const paint = paintOf[part]
    if (!paint) throw new Error(`components/drawings/${name}.svg has an unknown part: "${part}".`)
    return Object.entries(paint)
      .map(([key, value]) => `${key.replace(/[A-Z]/, (c) => `-${c.toLowerCase()}`)}="${value}"`)
      .join(' ')
  })
  return { viewBox, dangerouslySetInnerHTML: { __html } }
}
