import { describe, expect, test } from 'vitest'
import {
  type Box,
  circleBox,
  isInside,
  overlaps,
  type Point,
} from '../../components/drawings/map/boxes.ts'
import { layOutCity } from '../../components/drawings/map/layOutCity.ts'
import { layOutMap } from '../../components/drawings/map/layOutMap.ts'
import { type Label, type Place, placeLabels } from '../../components/drawings/map/placeLabels.ts'
import { type MapShapes, projectMap, shapes } from '../../components/drawings/map/shapes.ts'
import { areas, cities, getOwnCity } from '../../model/records.ts'
import { mapSchema } from '../../model/schemas/map.ts'

interface Town {
  slug: string
  name: string
  nearby: string[]
}

/** Twelve towns on a lake, without outlines: name, longitude, latitude. */
const lakeTowns: [string, number, number][] = [
  ['Chicago', -87.6298, 41.8781],
  ['Evanston', -87.6877, 42.0451],
  ['Skokie', -87.7334, 42.0324],
  ['Wilmette', -87.7228, 42.0723],
  ['Oak Park', -87.7845, 41.885],
  ['Berwyn', -87.7937, 41.8506],
  ['Cicero', -87.7539, 41.8456],
  ['La Grange', -87.8692, 41.805],
  ['Naperville', -88.1535, 41.7508],
  ['Downers Grove', -88.0112, 41.8089],
  ['Elmhurst', -87.9403, 41.8995],
  ['Park Ridge', -87.8406, 42.0111],
]

function feature(properties: object, type: string, coordinates: unknown[]) {
  return { type: 'Feature', properties, geometry: { type, coordinates } }
}

function mapOf(...features: ReturnType<typeof feature>[]): MapShapes {
  return projectMap(mapSchema.parse({ type: 'FeatureCollection', features }))
}

const lake = [
  [-87.68, 42.08],
  [-87.6, 41.88],
  [-87.52, 41.7],
  [-87, 41.7],
  [-87, 42.08],
  [-87.68, 42.08],
]

const lakeMap = mapOf(
  ...lakeTowns.map(([city, ...coordinates]) => feature({ city }, 'Point', coordinates)),
  feature({ water: 'Lake Michigan' }, 'Polygon', [lake]),
)

const lakeNeighbors = lakeTowns.map(([name, west, north]): Town => {
  const others = lakeTowns.toSorted(
    (one, other) =>
      Math.hypot(one[1] - west, one[2] - north) - Math.hypot(other[1] - west, other[2] - north),
  )
  return { slug: name, name, nearby: others.slice(1, 5).map(([other]) => other) }
})

type Area = { slug: string; name: string; city?: string | undefined }

const namedAreas = areas.map(
  (area): Area => ({ slug: area.slug, name: area.short, city: getOwnCity(area)?.slug }),
)

const firms: [string, MapShapes | undefined, Town[], Area[]][] = [
  ['the firm of this site', shapes, cities, namedAreas],
  ['a firm with twelve towns and no outlines', lakeMap, lakeNeighbors, []],
]

describe.each(firms)('the maps of %s', (_firm, map, towns, areas) => {
  // 14.9 units of the wide map are at least 12 px on a 360 px wide phone.
  test.runIf(map)('labels every town on the map', () => {
    if (!map) return
    const layout = layOutMap(map, towns, areas, 14.9)
    const named = [...layout.places, ...layout.areas.flatMap(({ city }) => city ?? [])]
    expect(named).toHaveLength(towns.length)
    expect(layout.areas).toHaveLength(areas.length)
    expectReadable(layout.places, layout.view)
    expect((14.9 * 360) / (layout.view.right - layout.view.left)).toBeGreaterThanOrEqual(12)
  })

  test.runIf(map).each(towns)('labels $name and its neighbors on its map', (town) => {
    const neighbors = towns.filter(({ slug }) => town.nearby.includes(slug))
    const layout = map && layOutCity(map, town, neighbors)
    if (!layout) throw new Error(`${town.name} is not on the map.`)
    expect(layout.places).toHaveLength(neighbors.length + 1)
    expectReadable(layout.places, layout.view)
    // On a 360 px wide phone, whose map is 1.7 times as wide as high. See CityMap.tsx.
    const { left, top, right, bottom } = layout.view
    const scale = Math.min(360 / (right - left), 360 / 1.7 / (bottom - top))
    expect(13 * layout.zoom * scale).toBeGreaterThanOrEqual(12)
  })
})

const noShapes: MapShapes = { cities: new Map(), areas: new Map(), waters: [] }

/** A map of one area, left of this line. */
function areaWestOf(east: number): MapShapes {
  const points = [
    { x: 0, y: 0 },
    { x: east, y: 0 },
    { x: east, y: 300 },
    { x: 0, y: 300 },
  ]
  return { ...noShapes, areas: new Map([['west', { points, path: '' }]]) }
}

const view = { left: 0, top: 0, right: 500, bottom: 300 }

/** The text anchors of some dots' labels. */
function anchorsOf(dots: (Point & { side?: Place['side'] })[], shapes = noShapes, in_ = view) {
  const places = dots.map((dot) => ({ ...dot, name: 'Name', radius: 4, size: 14 }))
  return placeLabels(places, in_, shapes).map(({ label }) => label?.attributes.textAnchor)
}

test("places a label in its dot's area, and away from other dots, where it can", () => {
  expect(anchorsOf([{ x: 90, y: 50 }])).toEqual(['start'])
  expect(anchorsOf([{ x: 90, y: 50 }], areaWestOf(100))).toEqual(['end'])
  const pair = [280, 320].map((x) => ({ x, y: 200 }))
  expect(anchorsOf(pair)).toEqual(['end', 'start'])
})

test('breaks a name where it would leave its area or meet another dot in one line', () => {
  const linesOf = (name: string, dots: (Point & { side?: Place['side'] })[], shapes = noShapes) =>
    placeLabels(
      dots.map((dot) => ({ ...dot, name, radius: 4, size: 14 })),
      view,
      shapes,
    )[0]?.label?.lines
  const north = { x: 80, y: 50, side: 'above' } as const
  expect(linesOf('Takoma Park', [north])).toEqual(['Takoma Park'])
  expect(linesOf('Takoma Park', [north], areaWestOf(110))).toEqual(['Takoma', 'Park'])
  expect(linesOf('Takoma Park', [north, { x: 48, y: 35 }])).toEqual(['Takoma', 'Park'])
  expect(linesOf('Takoma', [north], areaWestOf(85))).toEqual(['Takoma'])
})

test("puts a label on the side that the map's file gives it, if it is free", () => {
  expect(anchorsOf([{ x: 90, y: 50, side: 'left' }])).toEqual(['end'])
  expect(anchorsOf([{ x: 10, y: 50, side: 'left' }])).toEqual(['start'])
})

/** Two towns, 410 map units apart. */
const dots = [41.5, 42].map((latitude) =>
  feature({ city: String(latitude) }, 'Point', [-87.7, latitude]),
)

/** The layout of a map with two towns. */
function layOut(...features: ReturnType<typeof feature>[]) {
  const towns = ['41.5', '42'].map((slug) => ({ slug, name: slug }))
  const areas = [{ slug: 'west', name: 'West', city: '42' }]
  return layOutMap(mapOf(...dots, ...features), towns, areas, 10)
}

const outline = (west: number) => [
  [west, 41],
  [-87.5, 41],
  [-87.5, 43],
  [west, 43],
]

test('names a city that is an area in its middle, without a dot, if the area is large enough', () => {
  const { areas, places } = layOut(feature({ area: 'west' }, 'Polygon', [outline(-88)]))
  expect(areas).toMatchObject([{ name: 'West', city: '42' }])
  expect(places).toMatchObject([{ name: '41.5' }])
  const small = layOut(feature({ area: 'west' }, 'Polygon', [outline(-87.501)]))
  expect(small.areas).toEqual([])
  expect(small.places).toMatchObject([{ name: '41.5' }, { name: '42' }])
})

test("puts the names of areas and waters where the map's file puts them", () => {
  const river = [
    [-87.72, 41],
    [-87.68, 43],
  ]
  const layout = layOut(
    feature({ area: 'west', labelAt: [-87.7, 41.6] }, 'Polygon', [outline(-88)]),
    feature({ water: 'River', labelAt: [-87.7, 41.9] }, 'LineString', river),
  )
  expect(layout.areas).toMatchObject([{ x: 0, y: 328 }])
  expect(layout.waters).toMatchObject([{ x: 0, y: 82 }])
  expect(Math.abs(layout.waters[0]?.angle ?? 0)).toBeCloseTo(89, 0)
})

test('shows the labels that fit if there are too many', () => {
  // A cluster of 20, and 5 in a row far away.
  const crowd = Array.from({ length: 25 }, (_, index): [string, Point] => [
    `Town ${index}`,
    index < 20 ? { x: 9 * (index % 5), y: 9 * (index % 4) } : { x: 0, y: 60 * (index - 18) },
  ])
  const map = { ...noShapes, cities: new Map(crowd) }
  const towns = crowd.map(([name]) => ({ slug: name, name }))
  const { places } = layOutMap(map, towns, [], 14.9)
  const labels = places.flatMap(({ label }) => label ?? [])
  expect(labels.length).toBeGreaterThanOrEqual(5)
  expect(labels.length).toBeLessThan(25)
})

/** Checks that every dot has its label, inside the view and clear of other labels and dots. */
function expectReadable(places: (Place & { label?: Label | undefined })[], view: Box): void {
  const labels = places.flatMap((place) => (place.label ? [{ place, box: place.label.box }] : []))
  expect(labels).toHaveLength(places.length)
  expect(labels.filter(({ box }) => !isInside(box, view))).toEqual([])
  const collisions = labels.flatMap(({ place, box }, index) => [
    ...labels.slice(index + 1).filter((other) => overlaps(other.box, box)),
    ...places.filter((other) => other !== place && overlaps(circleBox(other), box)),
  ])
  expect(collisions).toEqual([])
}

test("a river's name stays clear of other rivers", () => {
  const small = feature({ water: 'Small' }, 'LineString', [
    [-87.74, 41.7],
    [-87.66, 41.7],
  ])
  const large = feature({ water: 'Large', wide: true }, 'LineString', [
    [-87.7, 40.9],
    [-87.7, 42.6],
  ])
  const namesOf = (layout: ReturnType<typeof layOut>) => layout.waters.map(({ name }) => name)
  expect(namesOf(layOut(small))).toEqual(['Small'])
  expect(namesOf(layOut(small, large))).toEqual(['Large'])
})

test('draws every part of a river, and names the longest', () => {
  const parts = [
    [
      [-87.7, 41.9, 180],
      [-87.6, 41.9, 180],
    ],
    [
      [-87.6, 41.8],
      [-87.7, 41.8],
      [-87.8, 41.8],
    ],
  ]
  const [water] = mapOf(...dots, feature({ water: 'River' }, 'MultiLineString', parts)).waters
  expect(water).toMatchObject({ name: 'River', className: 'river narrow' })
  expect(water?.path.match(/M/g)).toHaveLength(2)
  expect(water?.path).not.toContain('Z')
  expect(water?.points).toHaveLength(3)
})
