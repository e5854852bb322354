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

/** Reads a room without the furniture, which is in the first `<g>`. */
export function readBareRoom(machine: Machine) {
  const { viewBox, dangerouslySetInnerHTML } = readRoom(machine)
  const __html = dangerouslySetInnerHTML.__html.replace(/<g>.*?<\/g>/, '')
  return { viewBox, dangerouslySetInnerHTML: { __html } }
}
