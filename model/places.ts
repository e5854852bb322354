import type { Place } from './schemas/local.ts'

/** Where a page or a tag is: in a city, in an area, or everywhere. */
export interface Spot {
  area?: string
  city?: string
}

/** Whether a record holds there. Without a city, also if it holds in a part of the area. */
export function holdsIn(place: Place, { area, city }: Spot): boolean {
  const { areas, cities, exceptCities, isElsewhere } = place
  if (area && !areas.includes(area)) return false
  if (!city) return true
  return !isElsewhere && (cities?.includes(city) ?? true) && !exceptCities?.includes(city)
}

/** The spot of a tag that names a city or an area. */
export function getSpot({ area, city }: Spot, cities: { slug: string; area: string }[]): Spot {
  return { area: city ? cities.find(({ slug }) => slug === city)?.area : area, city }
}
