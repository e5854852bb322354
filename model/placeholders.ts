import type { z } from 'zod'
import { isGroup } from '../renderer/index.ts'
import { wordsSchema } from './schemas/words.ts'

/** The value of each placeholder, by name; undefined if the records lack it. */
export function placeholderValues(records: Record<string, unknown>): Record<string, unknown> {
  const { business, services, cities, areas } = records
  const { data: words = wordsSchema.parse({}) } = wordsSchema.safeParse(records.words ?? {})
  const { moreThan } = words.facts
  const { yearsOfExperience, phone, phones, email, rating } = isGroup(business) ? business : {}
  const { value, count } = isGroup(rating) ? rating : {}
  const names = toList(areas).flatMap((area) => (isGroup(area) ? String(area.name) : []))
  const emergency = toList(phones).find(
    (phone) => isGroup(phone) && phone.use === 'emergency' && !phone.area,
  )
  const facts = {
    years: yearsOfExperience,
    yearsInWords:
      yearsOfExperience &&
      String(yearsOfExperience).replace(/^(\d+)\+$/, moreThan.replace('{number}', '$1')),
    services: toList(isGroup(services) && services.services).length,
    cities: toList(cities).length,
    areas: areasInWords(names, words),
    rating: value,
    reviews: count,
    phone,
    emergencyPhone: isGroup(emergency) ? emergency.number : undefined,
    email,
  }
  if (isGroup(business)) return facts
  // An unreadable file is reported on its own.
  return Object.fromEntries(Object.keys(facts).map((name) => [name, `{${name}}`]))
}

type AreaWords = Pick<z.infer<typeof wordsSchema>, 'locale' | 'facts'>

/** Counties last: 'the City of Richmond and Henrico and Chesterfield counties' */
export function areasInWords(names: string[], { locale, facts }: AreaWords): string {
  const [before = '', after = ''] = facts.county.split('{name}')
  const isCounty = (name: string) => name.startsWith(before) && name.endsWith(after)
  const counties = names.filter(isCounty)
  const others = names
    .filter((name) => !isCounty(name))
    .map((name) => name.replace(/^(?=(City|Town|Village|Borough|District) of )/, 'the '))
  if (counties.length < 2) return inWords([...others, ...counties], locale)
  const together = inWords(
    counties.map((name) => name.slice(before.length, -after.length || undefined)),
    locale,
  )
  return inWords([...others, facts.counties.replace('{names}', together)], locale)
}

/** 'A, B and C', without a comma before "and". */
export function inWords(names: string[], locale: string): string {
  return new Intl.ListFormat(locale === 'en-US' ? 'en-GB' : locale).format(names)
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
