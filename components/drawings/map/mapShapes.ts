import { getLines, type MapData, type Position } from '../../../model/schemas/map.ts'
import {
  type Box,
  getDistance,
  isInside,
  measureText,
  meets,
  type Place,
  type Point,
  toBox,
} from './placeLabels.ts'

/** The maximum size of the box around all cities, in map units. */
const [width, height] = [360, 410]

/** The minimum extent in degrees, for cities that are close together. */
const leastDegrees = 0.1

/** The distance between the candidate positions for an area's label. */
const step = 6

/** A projected outline or line. */
export interface Shape {
  /** The points of an outline's first part, or of a line's longest. */
  points: Point[]
  /** The `d` of its `<path>`. */
  path: string
}

export interface Water extends Shape {
  name: string
  isWide: boolean
  isLake: boolean
}

export interface MapShapes {
  /** The position of each city, by slug. */
  cities: Map<string, Point>
  /** The areas by slug. */
  areas: Map<string, Shape>
  waters: Water[]
}

/** Projects longitude and latitude to map units. Shapes are true in the middle of the map. */
export function projectMap({ features }: MapData): MapShapes {
  const positions = features.flatMap(({ properties, geometry }) =>
    properties.city ? getLines(geometry).flat() : [],
  )
  const [west, east] = getRange(positions.map(([longitude]) => longitude))
  const [south, north] = getRange(positions.map(([, latitude]) => latitude))
  // A degree of longitude is shorter than a degree of latitude.
  const shortening = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(
    width / Math.max((east - west) * shortening, leastDegrees),
    height / Math.max(north - south, leastDegrees),
  )
  const project = ([longitude, latitude]: Position): Point => ({
    x: Math.round((longitude - west) * shortening * scale),
    y: Math.round((north - latitude) * scale),
  })
  const getShape = (lines: Position[][], end = ''): Shape => {
    const parts = lines.map((line) => line.map(project))
    const [longest] = parts.toSorted((one, other) => other.length - one.length)
    // An outline comes before its holes.
    return {
      points: (end ? parts[0] : longest) ?? [],
      path: parts.map((points) => toPath(points) + end).join(''),
    }
  }

  const shapes: MapShapes = { cities: new Map(), areas: new Map(), waters: [] }
  for (const { properties, geometry } of features) {
    const { city, area, water: name, wide: isWide = false } = properties
    const lines = getLines(geometry)
    const [first] = lines.flat()
    if (city && first) shapes.cities.set(city, project(first))
    else if (area) shapes.areas.set(area, getShape(lines, 'Z'))
    else if (name) {
      const isLake = geometry.type.endsWith('Polygon')
      shapes.waters.push({ name, isWide, isLake, ...getShape(lines, isLake ? 'Z' : '') })
    }
  }
  return shapes
}

/** A line as path commands. Relative coordinates make the page smaller, because they are short. */
function toPath(points: Point[]): string {
  const [start = { x: 0, y: 0 }, ...others] = points
  const steps = others.map(({ x, y }, index) => {
    const { x: fromX, y: fromY } = points[index] ?? start
    return `${x - fromX} ${y - fromY}`
  })
  return `M${start.x} ${start.y}${steps.length > 0 ? `l${steps.join(' ')}` : ''}`.replaceAll(
    ' -',
    '-',
  )
}

/** The box around some points, plus a margin. */
export function boxAround(points: Point[], margin: number): Box {
  const [left, right] = getRange(points.map(({ x }) => x))
  const [top, bottom] = getRange(points.map(({ y }) => y))
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
}

/** Two opposite corners of a box. */
export function getCorners({ left, top, right, bottom }: Box): [Point, Point] {
  return [
    { x: left, y: top },
    { x: right, y: bottom },
  ]
}

export function toViewBox({ left, top, right, bottom }: Box): string {
  return [left, top, right - left, bottom - top].map(Math.round).join(' ')
}

/**
 * The best position for an area's label: inside the area, away from dots, which need room for
 * their own labels, and near the area's middle.
 */
export function middleOfArea(
  { points }: Shape,
  name: string,
  size: number,
  places: Place[],
  view: Box,
): (Point & { box: Box }) | undefined {
  const shown = intersection(boxAround(points, 0), view)
  const [centerX, centerY] = [(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2]
  let best: (Point & { box: Box; score: number }) | undefined
  for (let x = shown.left; x < shown.right; x += step) {
    for (let y = shown.top; y < shown.bottom; y += step) {
      const box = boxAt({ x, y }, measureText(name) * size, 1.2 * size)
      const corners = [
        { x: box.left, y: box.top },
        { x: box.right, y: box.top },
        { x: box.left, y: box.bottom },
        { x: box.right, y: box.bottom },
      ]
      // Half a line away from the map's edge.
      const room = boxAt({ x, y }, measureText(name) * size, 2.2 * size)
      if (!isInside(room, view) || !corners.every((corner) => contains(points, corner))) continue
      if (places.some((place) => meets(toBox(place), box))) continue
      const nearest = Math.min(...places.map((place) => getDistance(place, box)))
      const score = Math.min(nearest, 4 * size) - Math.hypot(x - centerX, y - centerY) / 8
      if (!best || score > best.score) best = { x, y, box, score }
    }
  }
  return best
}

/**
 * A free position for a river's label, next to one of its straight stretches and clear of the
 * other waters.
 */
export function besideWater(
  water: Water,
  { waters }: Pick<MapShapes, 'waters'>,
  size: number,
  taken: Box[],
  view: Box,
): (Point & { angle: number; box: Box }) | undefined {
  const { points, name, isWide } = water
  const others = waters.filter((other) => other !== water)
  const length = measureText(name) * size
  const distance = (isWide ? 5 : 2) + 0.6 * size
  const stretches = points.slice(1).flatMap((end, index) => {
    const start = points[index]
    if (!start) return []
    const [from, to] = start.x < end.x ? [start, end] : [end, start]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const long = Math.hypot(dx, dy)
    const angle = Math.atan2(dy, dx)
    return [-1, 1].map((side) => {
      const x = (from.x + to.x) / 2 - (side * distance * dy) / long
      const y = (from.y + to.y) / 2 + (side * distance * dx) / long
      const box = boxAt(
        { x, y },
        length * Math.cos(angle) + size * Math.abs(Math.sin(angle)),
        length * Math.abs(Math.sin(angle)) + size * Math.cos(angle),
      )
      return { x, y, angle: (angle * 180) / Math.PI, box, long }
    })
  })
  return stretches
    .filter(({ box, long }) => long > length / 2 && isInside(box, view))
    .filter(({ box }) => !taken.some((other) => meets(other, box)))
    .filter(({ box }) => countWaters({ waters: others }, box) === 0)
    .toSorted((one, other) => other.long - one.long)[0]
}

function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

export function boxAt({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** How many waters touch a box, with half their width on each side. */
export function countWaters({ waters }: Pick<MapShapes, 'waters'>, box: Box): number {
  return waters.filter(({ points, isWide }) => {
    const banks = boxAround(getCorners(box), isWide ? 4.5 : 2)
    return points.slice(1).some((end, index) => runsThrough(points[index] ?? end, end, banks))
  }).length
}

/** Whether a line runs through a box. Checks 21 points along the line. */
function runsThrough(start: Point, end: Point, box: Box): boolean {
  return Array.from({ length: 21 }, (_, step) => ({
    x: start.x + ((end.x - start.x) * step) / 20,
    y: start.y + ((end.y - start.y) * step) / 20,
  })).some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
}

/** The slug of the area around a point; undefined outside all areas. */
export function areaAt({ areas }: MapShapes, point: Point): string | undefined {
  return [...areas].find(([, { points }]) => contains(points, point))?.[0]
}

/** Whether a point is in a polygon: a ray from it crosses the outline an odd number of times. */
function contains(polygon: Point[], { x, y }: Point): boolean {
  const crossings = polygon.filter((to, index) => {
    const from = polygon.at(index - 1) ?? to
    return (
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    )
  })
  return crossings.length % 2 === 1
}

function getRange(numbers: number[]): [least: number, most: number] {
  return numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : [0, 0]
}
