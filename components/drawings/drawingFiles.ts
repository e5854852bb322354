import { type House, house } from '../../content/model/schemas/cities.ts'
import { type Machine, machine } from '../../content/model/schemas/services.ts'
import { readRoom } from './rooms/readRoom.ts'
import { finePaints, readScene } from './scenePaints.ts'
import { sceneRecipe } from './sceneRecipe.ts'

/** The URL of a machine's room: see `drawingFiles`. */
export function roomUrl(machine: Machine): string {
  return `/drawings/${machine}-room.svg`
}

/** The URL of a kind of house: see `drawingFiles`. */
export function houseUrl(drawing: House['drawing']): string {
  return `/drawings/${drawing}.svg`
}

/** The URL of a room or a house. */
export function drawingUrl(name: Machine | House['drawing']): string {
  const found = machine.safeParse(name)
  return found.success ? roomUrl(found.data) : `/drawings/${name}.svg`
}

/** Its width and height. */
export function drawingSize(name: Machine | House['drawing']) {
  return { width: 480, height: machine.safeParse(name).success ? 240 : 200 }
}

/**
 * The rooms and houses as SVG files, by URL, for `<img loading="lazy">` below the first screen.
 * Browsers fetch them when a reader gets near, and share them between pages. Drawings on the first
 * screen stay in the page's HTML.
 */
export function drawingFiles(): Record<string, string> {
  return Object.fromEntries([
    ...machine.options.map((name) => [roomUrl(name), toRoomFile(name)]),
    ...house.options.map((name) => [
      houseUrl(name),
      toFile(readScene(`houses/${name}`, finePaints)),
    ]),
  ])
}

/** All rooms have the same ratio. Those next to outdoor equipment lose a little at the top and bottom. */
function toRoomFile(name: Machine): string {
  const room = readRoom(name)
  const width = Number(room.viewBox?.split(' ')[2])
  const height = width / 2
  return toFile({ ...room, viewBox: `0 ${(240 - height) / 2} ${width} ${height}` })
}

function toFile({ viewBox, dangerouslySetInnerHTML }: ReturnType<typeof readScene>): string {
  const { fill, strokeLinecap, strokeLinejoin, strokeWidth } = sceneRecipe
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${fill}" stroke-linecap="${strokeLinecap}" stroke-linejoin="${strokeLinejoin}" stroke-width="${strokeWidth}">${dangerouslySetInnerHTML.__html}</svg>`
}
