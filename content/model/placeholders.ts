import { didYouMean } from './didYouMean.ts'
import type { ReadText } from './readYaml.ts'
import { withoutCounty } from './schemas/areas.ts'
import { isGroup } from './schemaWalk.ts'

/** The value of each placeholder, by name; undefined if the records lack it. */
export function placeholderValues(records: Record<string, unknown>): Record<string, unknown> {
  const { business, services, cities, areas } = records
  const { yearsOfExperience, phone, rating } = isGroup(business) ? business : {}
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
  }
  if (isGroup(business)) return facts
  // An unreadable file is reported on its own.
  return Object.fromEntries(Object.keys(facts).map((name) => [name, `{${name}}`]))
}

/** Replaces {years}, {services}, and other placeholders in a record's text. */
export function fillPlaceholders(values: Record<string, unknown>): ReadText {
  return (text, report) =>
    text.replace(/\{(\w*)\}/g, (placeholder, name: string) => {
      const value = values[name]
      if (name in values && value !== undefined) return String(value)
      const known = Object.keys(values).map((key) => `{${key}}`)
      report(
        name in values
          ? {
              reason: `${placeholder} has no value.`,
              note: 'Write the fact in content/business.yaml, or leave it out here.',
            }
          : {
              reason: `There is no placeholder ${placeholder}.`,
              note: `${didYouMean(placeholder, known)}Write one of: ${known.join(', ')}.`,
            },
      )
      return placeholder
    })
}

/**
 * Lists the areas for a sentence, counties last: "Washington DC and Prince George's and Howard
 * counties".
 */
export function areasInWords(names: string[]): string {
  const counties = names.filter((name) => name.endsWith(' County'))
  const others = names.filter((name) => !counties.includes(name))
  if (counties.length < 2) return inWords([...others, ...counties])
  const together = inWords(counties.map(withoutCounty))
  return [...others, `${together} counties`].join(' and ')
}

/** 'A, B and C', without a comma before "and". */
function inWords(names: string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
