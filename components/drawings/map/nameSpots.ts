import {
  type Box,
  boundingBox,
  centeredBox,
  getCenter,
  getCorners,
  getDistance,
  isInPolygon,
  isInside,
  nearestPoint,
  type Point,
} from './boxes.ts'
import { measureText } from './placeLabels.ts'
import type { Shape } from './shapes.ts'

/** The distance between the candidate positions for an area's name. */
const step = 6

/** Where an area's name is all inside it, best first: away from dots, and near the middle. */
export function spotsInArea(
  { points, labelAt }: Shape,
  name: string,
  size: number,
  view: Box,
  dots: Point[],
) {
  // Half an em away from dots, borders, and the map's edge.
  const width = (measureText(name) + 1) * size
  const spotAt = (point: Point) => ({ ...point, box: centeredBox(point, width, 2.2 * size) })
  if (labelAt) return [spotAt(labelAt)]
  const grid: ReturnType<typeof spotAt>[] = []
  for (let x = view.left; x < view.right; x += step) {
    for (let y = view.top; y < view.bottom; y += step) grid.push(spotAt({ x, y }))
  }
  const spots = grid.filter(
    ({ box }) =>
      isInside(box, view) && getCorners(box).every((corner) => isInPolygon(corner, points)),
  )
  const middle = getCenter(boundingBox(spots))
  const getRoom = ({ box }: { box: Box }) =>
    Math.min(4 * size, ...dots.map((dot) => getDistance(dot, nearestPoint(dot, box))))
  return spots
    .map((spot) => ({ spot, score: getRoom(spot) - getDistance(spot, middle) / 8 }))
    .sort((one, other) => other.score - one.score)
    .map(({ spot }) => spot)
}

/** Both sides of the long stretches of a river or a shore, the longest first. */
export function spotsAtWater({ points, labelAt }: Shape, name: string, size: number) {
  const length = measureText(name) * size
  const stretches = points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    const [from, to] = start.x < end.x ? [start, end] : [end, start]
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    return { middle: getCenter(boundingBox([from, to])), angle, long: getDistance(from, to) }
  })
  const spotAt = (point: Point, angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))]
    const box = centeredBox(point, length * cos + size * sin, length * sin + size * cos)
    return { ...point, angle: (angle * 180) / Math.PI, box }
  }
  if (labelAt) {
    const [nearest] = stretches.toSorted(
      (one, other) => getDistance(one.middle, labelAt) - getDistance(other.middle, labelAt),
    )
    return [spotAt(labelAt, nearest?.angle ?? 0)]
  }
  return stretches
    .filter(({ long }) => long > length / 2)
    .toSorted((one, other) => other.long - one.long)
    .flatMap(({ middle: { x, y }, angle }) =>
      [0.9 * size, -0.9 * size].map((side) =>
        spotAt({ x: x - side * Math.sin(angle), y: y + side * Math.cos(angle) }, angle),
      ),
    )
}

/** Points along a line, at most 10 map units apart. */
export function pointsAlong(line: Point[]): Point[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1] ?? to
    const count = Math.ceil(getDistance(from, to) / 10)
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }))
  })
}
