import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import { holdsIn } from '../places.ts'
import type { Content } from '../readContent.ts'
import type { Place } from '../schemas/local.ts'

/** Checks where utilities, prices, and facts hold: each city must be in one of their areas. */
export function checkPlaces(file: VFile, { local, cities }: Content): void {
  for (const [field, place] of Object.entries(placesIn(local))) checkPlace(field, place)
  for (const { slug, area } of cities) checkElectricity(slug, area)

  function checkPlace(field: string, place: Place): void {
    const [first, second] = (['cities', 'exceptCities', 'isElsewhere'] as const).filter(
      (name) => place[name],
    )
    if (second) {
      addMessage(file, `${field}.${second}`, 'places', {
        reason: `"${first}" already says where this holds.`,
        note: 'Delete one of the two.',
      })
    }
    for (const list of ['cities', 'exceptCities'] as const) {
      for (const [index, slug] of place[list]?.entries() ?? []) {
        const area = cities.find((city) => city.slug === slug)?.area
        // An unknown city is reported on its own.
        if (!area || place.areas.includes(area)) continue
        addMessage(file, `${field}.${list}.${index}`, 'places', {
          reason: `${slug} is in the area ${area}, which "areas" does not list.`,
          note: `Add ${area} to "areas", or delete this city.`,
        })
      }
    }
    const isNowhere =
      place.exceptCities &&
      !second &&
      cities.every(({ slug, area }) => !holdsIn(place, { area, city: slug }))
    if (isNowhere) {
      addMessage(file, `${field}.exceptCities`, 'places', {
        reason: 'This leaves no city.',
        note: 'Write "isElsewhere: true" instead if it holds only elsewhere in the area.',
      })
    }
  }

  /** A city in an area with electricity utilities, and none of its own. */
  function checkElectricity(city: string, area: string): void {
    const electricity = local.utilities.flatMap((utility) => utility.electricity ?? [])
    if (!electricity.some((place) => holdsIn(place, { area }))) return
    if (electricity.some((place) => holdsIn(place, { area, city }))) return
    addMessage(file, 'utilities', 'places', {
      reason: `No utility delivers electricity in ${city}.`,
      note: `Write ${city} into "cities" of the utility that serves it, or delete it from "exceptCities".`,
    })
  }
}

/** Every place in local.yaml, by its field: 'utilities.0.gas.1'. */
function placesIn({ utilities, energyPrices, groups }: Content['local']): Record<string, Place> {
  return Object.fromEntries([
    ...utilities.flatMap(({ gas = [], electricity = [] }, index) => [
      ...numbered(`utilities.${index}.gas`, gas),
      ...numbered(`utilities.${index}.electricity`, electricity),
    ]),
    ...numbered('energyPrices', energyPrices),
    ...groups.flatMap(({ entries, advice = [] }, index) => [
      ...numbered(`groups.${index}.entries`, entries),
      ...numbered(`groups.${index}.advice`, advice),
    ]),
  ])
}

function numbered(field: string, places: Place[]): [field: string, place: Place][] {
  return places.map((place, index) => [`${field}.${index}`, place])
}
