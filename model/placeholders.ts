import { isGroup } from '../renderer/index.ts'
import { withoutCounty } from './schemas/areas.ts'

/** The value of each placeholder, by name; undefined if the records lack it. */
export function placeholderValues(records: Record<string, unknown>): Record<string, unknown> {
  const { business, services, cities, areas } = records
  const { yearsOfExperience, phone, email, rating } = isGroup(business) ? business : {}
  const { value, count } = isGroup(rating) ? rating : {}
  const names = toList(areas).flatMap((area) => (isGroup(area) ? String(area.name) : []))
  const facts = {
    years: yearsOfExperience,
    yearsInWords:
      yearsOfExperience && String(yearsOfExperience).replace(/^(\d+)\+$/, 'more than $1'),
    services: toList(isGroup(services) && services.services).length,
    cities: toList(cities).length,
    areas: areasInWords(names),
    rating: value,
    reviews: count,
    phone,
    email,
  }
  if (isGroup(business)) return facts
  // An unreadable file is reported on its own.
  return Object.fromEntries(Object.keys(facts).map((name) => [name, `{${name}}`]))
}

/** Counties last: 'Washington DC and Prince George's and Howard counties' */
export function areasInWords(names: string[]): string {
  const counties = names.filter((name) => name.endsWith(' County'))
  const others = names.filter((name) => !counties.includes(name))
  if (counties.length < 2) return inWords([...others, ...counties])
  const together = inWords(counties.map(withoutCounty))
  return [...others, `${together} counties`].join(' and ')
}

/** 'A, B and C', without a comma before "and". */
export function inWords(names: string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
