import { boundingBox, centeredBox, circleBox, getCenter, type Point } from './boxes.ts'
import { pointsAlong, spotsAtWater, spotsInArea } from './nameSpots.ts'
import { distanceToNearest, findFree, getBoxes, placeLabels } from './placeLabels.ts'
import { areaAt, type MapShapes } from './shapes.ts'

/** Units around the outermost dots, to leave room for their labels. */
const margin = 32

export const dotRadius = 5

/** A city or an area, with the name that the map shows. */
export interface Named {
  slug: string
  name: string
}

/**
 * Places the names of areas, cities, and waters, in this order.
 * @param cities `isMajor` ones are on small maps even where they are close together
 * @param areas `city` is the slug of the city that the area is: the name takes the place of its dot
 * @param size font size of the cities' names, in map units; those of areas are a quarter larger
 */
export function layOutMap(
  shapes: MapShapes,
  cities: (Named & { isMajor?: boolean })[],
  areas: (Named & { city?: string | undefined })[],
  size: number,
) {
  const around = boundingBox([...shapes.cities.values()], margin)
  // More on the right, where most labels are, and where a bend of a river would be cut.
  const view = { ...around, right: around.right + margin / 2 }
  const dots = cities.flatMap((city) => {
    const dot = shapes.cities.get(city.slug)
    return dot ? [{ ...dot, ...city, size, radius: dotRadius }] : []
  })
  const namedAreas = areas.flatMap((area) => {
    const shape = shapes.areas.get(area.slug)
    const others = dots.filter(({ slug }) => slug !== area.city)
    const spots = shape ? spotsInArea(shape, area.name, 1.25 * size, view, others) : []
    const spot = shape?.labelAt ? spots[0] : findFree(spots, view, others.map(circleBox))
    return spot ? [{ ...area, ...spot }] : []
  })
  const areaBoxes = namedAreas.map(({ box }) => box)
  const cityDots = dots.filter(({ slug }) => !namedAreas.some(({ city }) => city === slug))
  const places = placeLabels(cityDots, view, shapes, areaBoxes)
  const taken = [...areaBoxes, ...getBoxes(places)]
  const namedWaters = shapes.waters.flatMap((water) => {
    const others = shapes.waters.filter((other) => other !== water)
    const shores = others
      .flatMap(({ points }) => pointsAlong(points))
      .map((at) => centeredBox(at, size, size))
    const spots = spotsAtWater(water, water.name, size)
    const spot = water.labelAt ? spots[0] : findFree(spots, view, [...taken, ...shores])
    return spot ? [{ ...spot, name: water.name }] : []
  })
  const apart: Point[] = places.filter(({ isMajor }) => isMajor)
  for (const place of places) {
    if (!place.isMajor && distanceToNearest(place, apart) >= 3 * size) apart.push(place)
  }
  return {
    view,
    places: places.map((place) => ({
      ...place,
      /** The area under the middle of the label. */
      ground: place.label && areaAt(shapes, getCenter(place.label.box)),
      /** Small maps leave it out, because it is too close to others. */
      isMinor: !apart.includes(place),
    })),
    areas: namedAreas,
    waters: namedWaters,
  }
}
