import type { Equipment, Task } from '../../../model/schemas/services.ts'
import { readScene } from '../scenePaints.ts'

/** The width of most rooms. Those next to outdoor equipment are narrower. */
const fullWidth = 480

/**
 * Reads a room with a service's equipment: an SVG file in this folder, 240 units high. In front of
 * it stands what a task needs, at its right.
 */
export function readRoom(equipment: Equipment, task?: Task) {
  const { viewBox, dangerouslySetInnerHTML } = readScene(`rooms/${equipment}`)
  if (!task) return { viewBox, dangerouslySetInnerHTML }
  const tools = readScene(`tasks/${task}`).dangerouslySetInnerHTML.__html
  const shift = Number(viewBox?.split(' ')[2]) - fullWidth
  const shifted = shift === 0 ? tools : `<g transform="translate(${shift})">${tools}</g>`
  return { viewBox, dangerouslySetInnerHTML: { __html: dangerouslySetInnerHTML.__html + shifted } }
}

/**
 * Reads a room without the furniture, which is in the first `<g>`. Next to outdoor equipment, a
 * second `<g>` around it has all that is inside the house.
 */
export function readBareRoom(equipment: Equipment) {
  const { viewBox, dangerouslySetInnerHTML } = readRoom(equipment)
  const __html = dangerouslySetInnerHTML.__html.replace(/<g>(?:(?!<g>).)*?<\/g>/, '')
  return { viewBox, dangerouslySetInnerHTML: { __html } }
}
