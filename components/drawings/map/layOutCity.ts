import { boundingBox, centeredBox, getCenter, getCorners, isInside } from './boxes.ts'
import type { Named } from './layOutMap.ts'
import { getBoxes, placeLabels } from './placeLabels.ts'
import type { MapShapes } from './shapes.ts'

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
export function layOutCity(shapes: MapShapes, city: Named, neighbors: Named[]) {
  const here = shapes.cities.get(city.slug)
  if (!here) return
  for (let zoom = 1; ; zoom += 0.05) {
    const dots = [city, ...neighbors].flatMap(({ slug, name }, index) => {
      const dot = shapes.cities.get(slug)
      const { size, radius } = index === 0 ? own : other
      return dot ? [{ ...dot, slug, name, size: size * zoom, radius: radius * zoom }] : []
    })
    // Labels are slightly wider until the heading font has loaded.
    const inner = centeredBox(here, (width - 20) * zoom, (height - 20) * zoom)
    const places = placeLabels(dots, inner, shapes)
    const boxes = getBoxes(places)
    const isComplete = places.every(({ label }) => label)
    if (zoom < 4 && !(isComplete && boxes.every((box) => isInside(box, inner)))) continue
    const used = boundingBox(boxes.flatMap(getCorners), 10 * zoom)
    const view = centeredBox(
      getCenter(used),
      Math.max(used.right - used.left, minWidth * zoom),
      Math.max(used.bottom - used.top, minHeight * zoom),
    )
    return { view, zoom, places }
  }
}
