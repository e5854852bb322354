import { type House, house } from '../../model/schemas/cities.ts'
import { type Equipment, equipment } from '../../model/schemas/services.ts'
import { readRoom } from './rooms/readRoom.ts'
import { finePaints, readScene } from './scenePaints.ts'
import { sceneRecipe } from './sceneRecipe.ts'

/** Attributes of an `<img>` of a room with equipment or a kind of house: see `drawingFiles`. */
export function getDrawing(name: Equipment | House['drawing']) {
  const isRoom = equipment.safeParse(name).success
  return {
    src: `/drawings/${name}${isRoom ? '-room' : ''}.svg`,
    width: 480,
    height: isRoom ? 240 : 200,
  }
}

/**
 * The rooms and houses as SVG files, by URL, for `<img loading="lazy">` in the body of a page.
 * Browsers fetch them when a reader gets near, and share them between pages. The drawings in page
 * headers stay in the page's HTML.
 */
export function drawingFiles(): Record<string, string> {
  return Object.fromEntries([
    ...equipment.options.map((name) => [getDrawing(name).src, toRoomFile(name)]),
    ...house.options.map((name) => [
      getDrawing(name).src,
      toFile(readScene(`houses/${name}`, finePaints)),
    ]),
  ])
}

/** All have the same ratio. Rooms next to outdoor equipment lose a little at the top and bottom. */
function toRoomFile(name: Equipment): string {
  const room = readRoom(name)
  const width = Number(room.viewBox?.split(' ')[2])
  const height = width / 2
  return toFile({ ...room, viewBox: `0 ${(240 - height) / 2} ${width} ${height}` })
}

function toFile({ viewBox, dangerouslySetInnerHTML }: ReturnType<typeof readScene>): string {
  const { fill, strokeLinecap, strokeLinejoin, strokeWidth } = sceneRecipe
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${fill}" stroke-linecap="${strokeLinecap}" stroke-linejoin="${strokeLinejoin}" stroke-width="${strokeWidth}">${dangerouslySetInnerHTML.__html}</svg>`
}
