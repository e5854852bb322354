import { map } from '../../../model/records.ts'
import {
  getLines,
  type LabelSide,
  type MapData,
  type Position,
} from '../../../model/schemas/map.ts'
import { boundingBox, isInPolygon, type Point } from './boxes.ts'

/** The maximum size of the box around all cities, in map units. */
const [width, height] = [360, 410]

/** The minimum extent in degrees, for cities that are close together. */
const leastDegrees = 0.1

/** A projected outline or line. */
export interface Shape {
  /** The points of an outline's first part, or of a line's longest. */
  points: Point[]
  /** The `d` of its `<path>`. */
  path: string
  /** Where the map's file puts the middle of its name. */
  labelAt?: Point | undefined
}

interface Water extends Shape {
  name: string
  className: 'lake' | 'river' | 'river narrow'
}

export interface MapShapes {
  /** Each city's dot, by slug, and the side that the map's file gives its name. */
  cities: Map<string, Point & { side?: LabelSide | undefined }>
  /** The areas by slug. */
  areas: Map<string, Shape>
  waters: Water[]
}

/** The business's map; undefined if it has none. */
export const shapes = map && projectMap(map)

/** Whether pages show a map. Without one, they show lists instead. */
export const hasMap = shapes !== undefined && shapes.cities.size > 1

/** Projects longitude and latitude to map units. Shapes are true in the middle of the map. */
export function projectMap({ features }: MapData): MapShapes {
  const dots = features.filter(({ properties }) => properties.city)
  const { left, top, right, bottom } = boundingBox(
    dots.flatMap(({ geometry }) =>
      getLines(geometry)
        .flat()
        .map(([x, y]) => ({ x, y })),
    ),
  )
  // A degree of longitude is shorter than a degree of latitude.
  const shortening = Math.cos((((top + bottom) / 2) * Math.PI) / 180)
  const scale = Math.min(
    width / Math.max((right - left) * shortening, leastDegrees),
    height / Math.max(bottom - top, leastDegrees),
  )
  const project = ([longitude, latitude]: Position): Point => ({
    x: Math.round((longitude - left) * shortening * scale),
    y: Math.round((bottom - latitude) * scale),
  })
  const shapes: MapShapes = { cities: new Map(), areas: new Map(), waters: [] }
  for (const { properties, geometry } of features) {
    const { city, area, water: name, wide, label: side, labelAt } = properties
    const parts = getLines(geometry).map((line) => line.map(project))
    const [longest = []] = parts.toSorted((one, other) => other.length - one.length)
    const isOutline = geometry.type.endsWith('Polygon')
    const shape = {
      // An outline comes before its holes.
      points: (isOutline ? parts[0] : longest) ?? [],
      path: parts.map((points) => toPath(points) + (isOutline ? 'Z' : '')).join(''),
      labelAt: labelAt && project(labelAt),
    }
    const [first] = longest
    if (city && first) shapes.cities.set(city, { ...first, side })
    else if (area) shapes.areas.set(area, shape)
    else if (name) {
      const className = isOutline ? 'lake' : wide ? 'river' : 'river narrow'
      shapes.waters.push({ name, className, ...shape })
    }
  }
  return shapes
}

/** The slug of the area around a point; undefined outside all areas. */
export function areaAt({ areas }: MapShapes, point: Point): string | undefined {
  return [...areas].find(([, { points }]) => isInPolygon(point, points))?.[0]
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
