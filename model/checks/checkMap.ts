import type { VFile } from 'vfile'
import { addMessage, type Explanation } from '../../renderer/index.ts'
import type { Content } from '../readContent.ts'
import { getLines, type Position } from '../schemas/map.ts'
import { findRecords } from './site.ts'

/** Degrees between the business and the places on its map. */
const reach = 3

/** More degrees than a river in America is long. */
const longest = 20

/** Checks the places on the map against the location of the business and the list of cities. */
export function checkMap(files: VFile[], { map, business, cities }: Content): void {
  const mapFile = findRecords(files, 'map')
  const citiesFile = findRecords(files, 'cities')
  if (!map || !mapFile || !citiesFile) return
  for (const [index, { geometry, properties }] of map.features.entries()) {
    const check = (field: string, positions: Position[]) => {
      const explanation = explainFar(positions, business.location)
      if (explanation) addMessage(mapFile, `features.${index}.${field}`, 'map', explanation)
    }
    check('geometry.coordinates', getLines(geometry).flat())
    if (properties.labelAt) check('properties.labelAt', [properties.labelAt])
  }
  const dots = map.features.flatMap(({ properties: { city } }) => city ?? [])
  if (dots.length < 2) {
    addMessage(mapFile, 0, 'map', {
      reason: 'This map is not shown: it has fewer than two cities.',
      note: 'Write a Point for each city, or delete the file.',
    })
    return
  }
  for (const [index, { slug }] of cities.entries()) {
    if (dots.includes(slug)) continue
    const explanation = {
      reason: `${slug} is not on the map.`,
      note: `Write a Point for it in ${mapFile.path}.`,
    }
    addMessage(citiesFile, `${index}.slug`, 'map', explanation, false)
  }
}

function explainFar(positions: Position[], location: Location): Explanation | undefined {
  const { latitude, longitude, city } = location
  const isNear = ([x, y]: Position) =>
    Math.abs(x - longitude) <= reach && Math.abs(y - latitude) <= reach
  const [first] = positions
  if (!first) return undefined
  if (positions.some(isNear)) {
    const stray = positions.find(([x, y]) => Math.hypot(x - longitude, y - latitude) > longest)
    return (
      stray && {
        reason: `[${stray.join(', ')}] is more than ${longest} degrees from ${city}.`,
        note: 'Look for a missing digit or a wrong sign.',
      }
    )
  }
  const [x, y] = first
  const others = positions.length > 1 ? ', and change the others in the same way' : ''
  if (isNear([y, x])) {
    return { reason: 'The two are swapped.', note: `Write [${y}, ${x}]${others}.` }
  }
  if (isNear([-x, y])) {
    const note = `Write [${-x}, ${y}]${others}.`
    return { reason: `Longitudes there are ${x > 0 ? 'negative' : 'positive'}.`, note }
  }
  return {
    reason: `This is more than ${reach} degrees from ${city}.`,
    note: `Write the longitude and the latitude in degrees, as in [${longitude}, ${latitude}].`,
  }
}

type Location = Content['business']['location']
