import { type Machine, machine } from '../../../content/model/schemas/services.ts'
import { sceneRecipe } from '../sceneRecipe.ts'
import { readRoom } from './readRoom.ts'

/** The URL of a machine's room: see `roomFiles`. */
export function roomUrl(machine: Machine): string {
  return `/rooms/${machine}.svg`
}

/**
 * The rooms as SVG files, by URL, for `<img loading="lazy">` far down a page. Browsers fetch them
 * when a reader gets near, and share them between pages. Drawings in view stay in the page's HTML.
 */
export function roomFiles(): Record<string, string> {
  return Object.fromEntries(machine.options.map((name) => [roomUrl(name), toFile(name)]))
}

function toFile(name: Machine): string {
  const { viewBox = '', dangerouslySetInnerHTML } = readRoom(name)
  const width = Number(viewBox.split(' ')[2])
  // All have the same ratio. Rooms next to outdoor equipment lose a little at the top and bottom.
  const height = width / 2
  const { fill, strokeLinecap, strokeLinejoin, strokeWidth } = sceneRecipe
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${(240 - height) / 2} ${width} ${height}" fill="${fill}" stroke-linecap="${strokeLinecap}" stroke-linejoin="${strokeLinejoin}" stroke-width="${strokeWidth}">${dangerouslySetInnerHTML.__html}</svg>`
}
