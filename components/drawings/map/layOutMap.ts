import {
  areaAt,
  besideWater,
  boxAround,
  boxAt,
  countWaters,
  getCorners,
  type MapShapes,
  middleOfArea,
} from './mapShapes.ts'
import {
  type Box,
  clarifyLabels,
  getCenter,
  isInside,
  type Label,
  type Place,
  type Point,
  placeLabels,
  toBox,
} from './placeLabels.ts'

/** Units around the outermost dots, to leave room for their labels. */
const margin = 32

/** Radius of a dot. */
export const dotRadius = 5

/** A city or an area, with the name that the map shows. */
interface Named {
  slug: string
  name: string
  /** The slug of the area that a city is. */
  ownArea?: string | undefined
  /** Whether even a small map shows it. */
  isMajor?: boolean
}

export interface MapLayout {
  view: Box
  /**
   * `ground` is the slug of the area under the middle of the label. Small maps leave out `isMinor`
   * places, because they are too close to others.
   */
  places: (Place & { slug: string; label?: Label; ground?: string; isMinor?: boolean })[]
  areas: (Point & { slug: string; name: string })[]
  waters: (Point & { name: string; angle: number })[]
}

/**
 * Places all labels on the map of areas.
 * @param size font size of the cities' labels, in map units; area labels are a quarter larger
 */
export function layOutMap(
  shapes: MapShapes,
  cities: Named[],
  areas: Named[],
  size: number,
): MapLayout {
  const areaSize = 1.25 * size
  const places = cities.flatMap(({ slug, name, ownArea, isMajor = false }) => {
    const point = shapes.cities.get(slug)
    const outline = ownArea === undefined ? undefined : shapes.areas.get(ownArea)
    const middle = outline && getCenter(boxAround(outline.points, 0))
    const isArea = Boolean(middle)
    const ownSize = isArea ? areaSize : size
    return point
      ? [{ ...point, ...middle, slug, name, isArea, isMajor, radius: dotRadius, size: ownSize }]
      : []
  })
  const around = boxAround([...shapes.cities.values()], margin)
  // More on the right, where most labels are, and where a bend of a river would be cut.
  const view = { ...around, right: around.right + margin / 2 }
  const named = areas.flatMap(({ slug, name }) => {
    const outline = shapes.areas.get(slug)
    const middle = outline && middleOfArea(outline, name, areaSize, places, view)
    return middle ? [{ ...middle, slug, name }] : []
  })
  const areaBoxes = named.map(({ box }) => box)
  const labels = placeWhatFits(places, view, areaBoxes)
  const unnamed = places.filter((place) => !labels.has(place)).map(toBox)
  clarify(shapes, labels, view, [...areaBoxes, ...unnamed])
  const taken = [...boxesOf(places, labels), ...areaBoxes]
  const apart: Place[] = []
  for (const place of places.toSorted((a, b) => Number(b.isMajor) - Number(a.isMajor))) {
    if (place.isMajor || distanceToNearest(place, apart) >= 3 * size) apart.push(place)
  }
  return {
    view,
    places: places.map((place) => {
      const label = labels.get(place)
      return {
        ...place,
        label,
        ground: label && areaAt(shapes, getCenter(label.box)),
        isMinor: !apart.includes(place),
      }
    }),
    areas: named,
    waters: shapes.waters.flatMap((water) => {
      const place = besideWater(water, shapes, size, taken, view)
      return place ? [{ ...place, name: water.name }] : []
    }),
  }
}

/** The boxes of all dots and labels. */
function boxesOf(places: Place[], labels: Map<Place, Label>): Box[] {
  return [...places.map(toBox), ...[...labels.values()].map(({ box }) => box)]
}

/** Places the labels. If they don't all fit, leaves out those of the most crowded dots. */
function placeWhatFits(places: Place[], view: Box, obstacles: Box[]): Map<Place, Label> {
  const named = places.toSorted(
    (one, other) => distanceToNearest(other, places) - distanceToNearest(one, places),
  )
  const unnamed: Box[] = []
  for (;;) {
    const labels = placeLabels(named, view, [...obstacles, ...unnamed])
    const last = named.pop()
    if (labels || !last) return labels ?? new Map()
    unnamed.push(toBox(last))
  }
}

/** The distance from a dot to the nearest other one. */
function distanceToNearest(place: Place, places: Place[]): number {
  return Math.min(
    ...places.map((other) =>
      other === place ? Infinity : Math.hypot(other.x - place.x, other.y - place.y),
    ),
  )
}

/** The size of the map when zoomed in all the way, of which the labels may use less. */
const [width, height] = [290, 204]
const [minWidth, minHeight] = [200, 185]

/** Font sizes and radii in the closest view, of the city in the middle and of its neighbors. */
const own = { size: 16, radius: 12 }
const other = { size: 13, radius: 4 }

/**
 * Lays out a city and its neighbors, zoomed out as far as their dots and labels need. The city
 * comes first in `places`.
 */
export function layOutCity(
  shapes: MapShapes,
  city: Named,
  neighbors: Named[],
): { view: Box; zoom: number; places: MapLayout['places'] } | undefined {
  const here = shapes.cities.get(city.slug)
  if (!here) return
  for (let zoom = 1; ; zoom += 0.05) {
    const view = boxAt(here, width * zoom, height * zoom)
    const places = [city, ...neighbors].flatMap(({ slug, name }, index) => {
      const point = shapes.cities.get(slug)
      const { size, radius } = index === 0 ? own : other
      return point ? [{ ...point, slug, name, size: size * zoom, radius: radius * zoom }] : []
    })
    // Labels are slightly wider until the heading font has loaded.
    const inner = boxAt(here, (width - 20) * zoom, (height - 20) * zoom)
    const isShown = places.every((place) => isInside(toBox(place), inner))
    const labels = isShown ? placeLabels(places, inner) : undefined
    if (labels) clarify(shapes, labels, inner)
    if (labels || zoom > 4) {
      return {
        view: labels ? viewOf(boxesOf(places, labels), zoom) : view,
        zoom,
        places: places.map((place) => ({ ...place, label: labels?.get(place) })),
      }
    }
  }
}

/** Moves labels to where it is clearest which dot they belong to, given the map below them. */
function clarify(
  shapes: MapShapes,
  labels: Map<Place, Label>,
  view: Box,
  obstacles: Box[] = [],
): void {
  clarifyLabels(
    labels,
    view,
    obstacles,
    (point) => areaAt(shapes, point),
    (box) => countWaters(shapes, box),
  )
}

/** The part of a city's map that its dots and labels use, at least `minWidth` by `minHeight`. */
function viewOf(boxes: Box[], zoom: number): Box {
  const used = boxAround(boxes.flatMap(getCorners), 10 * zoom)
  return boxAt(
    getCenter(used),
    Math.max(used.right - used.left, minWidth * zoom),
    Math.max(used.bottom - used.top, minHeight * zoom),
  )
}
