import { describe, expect, test } from 'vitest'
import { layOutCity, layOutMap, type MapLayout } from '../../components/drawings/map/layOutMap.ts'
import { besideWater, type MapShapes, projectMap } from '../../components/drawings/map/mapShapes.ts'
import {
  type Box,
  clarifyLabels,
  getCenter,
  isInside,
  meets,
  type Point,
  placeLabels,
  toBox,
} from '../../components/drawings/map/placeLabels.ts'
import { shapes } from '../../components/drawings/map/shapes.ts'
import { areas, cities } from '../../model/records.ts'
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

const lakeMap = projectMap(
  mapSchema.parse({
    type: 'FeatureCollection',
    features: [
      ...lakeTowns.map(([city, ...coordinates]) => ({
        type: 'Feature',
        properties: { city },
        geometry: { type: 'Point', coordinates },
      })),
      {
        type: 'Feature',
        properties: { water: 'Lake Michigan' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-87.68, 42.08],
              [-87.6, 41.88],
              [-87.52, 41.7],
              [-87, 41.7],
              [-87, 42.08],
              [-87.68, 42.08],
            ],
          ],
        },
      },
    ],
  }),
)

const lakeNeighbors = lakeTowns.map(([name, west, north]): Town => {
  const others = lakeTowns.toSorted(
    (one, other) =>
      Math.hypot(one[1] - west, one[2] - north) - Math.hypot(other[1] - west, other[2] - north),
  )
  return { slug: name, name, nearby: others.slice(1, 5).map(([other]) => other) }
})

const firms: [string, MapShapes | undefined, Town[], { slug: string; name: string }[]][] = [
  ['the firm of this site', shapes, cities, areas],
  ['a firm with twelve towns and no outlines', lakeMap, lakeNeighbors, []],
]

describe.each(firms)('the maps of %s', (_firm, map, towns, areas) => {
  // 14.9 units of the wide map are at least 12 px on a 360 px wide phone.
  test.runIf(map)('labels every town on the map', () => {
    if (!map) return
    const layout = layOutMap(map, towns, areas, 14.9)
    expect(layout.places).toHaveLength(towns.length)
    expectReadable(layout.places, layout.view)
    expect((14.9 * 360) / (layout.view.right - layout.view.left)).toBeGreaterThanOrEqual(12)
  })

  test.runIf(map).each(towns)('labels $name and its neighbors on its map', (town) => {
    const neighbors = towns.filter(({ slug }) => town.nearby.includes(slug))
    const layout = map && layOutCity(map, town, neighbors)
    if (!layout) throw new Error(`${town.name} is not on the map.`)
    expect(layout.places).toHaveLength(neighbors.length + 1)
    expectReadable(layout.places, layout.view)
  })
})

test("places a label in its dot's area, and away from rivers and other dots, where it can", () => {
  const dot = { radius: 4, size: 14 }
  const border = { ...dot, name: 'Border', x: 90, y: 50 }
  const [west, east] = [-1, 1].map((side) => ({ ...dot, name: 'Near', x: 300 + 20 * side, y: 200 }))
  if (!west || !east) throw new Error()
  const wet = { ...dot, name: 'Wet', x: 400, y: 50 }
  // A river to the right of the last dot.
  const shore = 410
  const view = { left: 0, top: 0, right: 500, bottom: 300 }
  const labels = placeLabels([border, west, east, wet], view)
  if (!labels) throw new Error('Not all names have a place.')
  clarifyLabels(
    labels,
    view,
    [],
    ({ x }) => (x < 100 ? 'west' : 'east'),
    ({ left, right }) => (left < shore && shore < right ? 1 : 0),
  )
  expect(labels.get(wet)?.textAnchor).toBe('end')
  expect(labels.get(border)?.textAnchor).toBe('end')
  expect(labels.get(west)?.textAnchor).toBe('end')
  expect(labels.get(east)?.textAnchor).toBe('start')
})

test('breaks a long name if one line would extend into another area', () => {
  const place = { name: 'Long Name', x: 50, y: 50, radius: 4, size: 14 }
  const view = { left: 0, top: 0, right: 100, bottom: 100 }
  const labels = placeLabels([place], view)
  if (!labels) throw new Error('The name has no place.')
  expect(labels.get(place)?.lines).toEqual(['Long Name'])
  clarifyLabels(
    labels,
    view,
    [],
    ({ x }) => (x > 26 && x < 74 ? 'here' : 'elsewhere'),
    () => 0,
  )
  expect(labels.get(place)).toMatchObject({ lines: ['Long', 'Name'], textAnchor: undefined })
})

test('labels an area in its middle, in two lines', () => {
  const place = { name: 'Long Name', x: 50, y: 50, radius: 4, size: 14, isArea: true }
  const view = { left: 0, top: 0, right: 100, bottom: 100 }
  const labels = placeLabels([place], view)
  if (!labels) throw new Error('The name has no place.')
  clarifyLabels(
    labels,
    view,
    [],
    () => 'here',
    () => 0,
  )
  const label = labels.get(place)
  expect(label).toMatchObject({ lines: ['Long', 'Name'], x: 0, y: 0, textAnchor: undefined })
  expect(label && getCenter(label.box)).toEqual({ x: 50, y: 50 })
})

test('moves a label that is in the way of the only clear place of another', () => {
  const dot = { radius: 4, size: 14, y: 100 }
  const shore = { ...dot, name: 'Shore', x: 101 }
  const inland = { ...dot, name: 'Inland', x: 180 }
  const view = { left: 0, top: 0, right: 210, bottom: 200 }
  const labels = placeLabels([inland, shore], view)
  if (!labels) throw new Error('Not all names have a place.')
  // There is no room to the right of Inland, so its label is where Shore's should be.
  expect(labels.get(inland)).toMatchObject({ textAnchor: 'end', y: 0 })
  const obstacles = [
    { left: 105, top: 60, right: 150, bottom: 91 },
    { left: 105, top: 109, right: 150, bottom: 140 },
  ]
  clarifyLabels(
    labels,
    view,
    obstacles,
    ({ x }) => (x < 100 ? 'sea' : 'land'),
    () => 0,
  )
  expect(labels.get(shore)).toMatchObject({ textAnchor: 'start', y: 0 })
  expect(labels.get(inland)).toMatchObject({ textAnchor: undefined })
})

test('shows the labels that fit if there are too many', () => {
  // A cluster of 20, and 5 in a row far away.
  const crowd = Array.from({ length: 25 }, (_, index): [string, Point] => [
    `Town ${index}`,
    index < 20 ? { x: 9 * (index % 5), y: 9 * (index % 4) } : { x: 0, y: 60 * (index - 18) },
  ])
  const map: MapShapes = { cities: new Map(crowd), areas: new Map(), waters: [] }
  const towns = crowd.map(([name]) => ({ slug: name, name }))
  const { places } = layOutMap(map, towns, [], 14.9)
  const labels = places.flatMap(({ label }) => label ?? [])
  expect(labels.length).toBeGreaterThanOrEqual(5)
  expect(labels.length).toBeLessThan(25)
})

/** Checks that every dot has its label, inside the view and clear of other labels and dots. */
function expectReadable(places: MapLayout['places'], view: Box): void {
  const labels = places.flatMap((place) => (place.label ? [{ place, box: place.label.box }] : []))
  expect(labels).toHaveLength(places.length)
  expect(labels.filter(({ box }) => !isInside(box, view))).toEqual([])
  const collisions = labels.flatMap(({ place, box }, index) => [
    ...labels.slice(index + 1).filter((other) => meets(other.box, box)),
    ...places.filter((other) => other !== place && meets(toBox(other), box)),
  ])
  expect(collisions).toEqual([])
}

test("a river's name stays clear of other rivers", () => {
  const river = (name: string, points: Point[]) => ({
    ...{ name, points, path: '', isWide: false, isLake: false },
  })
  const small = river('Small River', [
    { x: 0, y: 100 },
    { x: 200, y: 100 },
  ])
  const view = { left: 0, top: 0, right: 200, bottom: 200 }
  const place = (...waters: (typeof small)[]) => besideWater(small, { waters }, 10, [], view)
  expect(place(small)).toMatchObject({ x: 100, angle: 0 })
  const large = river('Large River', [
    { x: 100, y: 0 },
    { x: 100, y: 200 },
  ])
  expect(place(small, large)).toBeUndefined()
})

test('draws every part of a river, and names the longest', () => {
  const geometry = {
    type: 'MultiLineString',
    coordinates: [
      [
        [-87.7, 41.9, 180],
        [-87.6, 41.9, 180],
      ],
      [
        [-87.6, 41.8],
        [-87.7, 41.8],
        [-87.8, 41.8],
      ],
    ],
  }
  const dots = [41.8, 41.9].map((latitude) => ({
    type: 'Feature',
    properties: { city: String(latitude) },
    geometry: { type: 'Point', coordinates: [-87.7, latitude] },
  }))
  const river = { type: 'Feature', properties: { water: 'Chicago River' }, geometry }
  const [water] = projectMap(
    mapSchema.parse({ type: 'FeatureCollection', features: [...dots, river] }),
  ).waters
  expect(water).toMatchObject({ name: 'Chicago River', isLake: false })
  expect(water?.path.match(/M/g)).toHaveLength(2)
  expect(water?.path).not.toContain('Z')
  expect(water?.points).toHaveLength(3)
})
