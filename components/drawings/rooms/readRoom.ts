import type { Machine, Task } from '../../../content/model/schemas/services.ts'
import { readScene } from '../scenePaints.ts'

/**
 * Reads a room with a service's equipment: a 480 × 240 SVG file in this folder. In front of it
 * stands what a task needs.
 */
export function readRoom(machine: Machine, task?: Task) {
  const { viewBox, dangerouslySetInnerHTML } = readScene(`rooms/${machine}`)
  const tools = task ? readScene(`tasks/${task}`).dangerouslySetInnerHTML.__html : ''
  return { viewBox, dangerouslySetInnerHTML: { __html: dangerouslySetInnerHTML.__html + tools } }
}

/** Reads the right half of a room: the equipment, without the furniture in the first `<g>`. */
export function readHalfRoom(machine: Machine) {
  const { __html } = readRoom(machine).dangerouslySetInnerHTML
  return {
    viewBox: '240 0 240 240',
    dangerouslySetInnerHTML: { __html: __html.replace(/<g>.*?<\/g>/, '') },
  }
}
