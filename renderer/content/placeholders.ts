import { withoutCounty } from '../../model/schemas/areas.ts'
import { phoneNumber } from '../../model/schemas/fields.ts'
import { didYouMean } from './didYouMean.ts'
import type { ReadText } from './readYaml.ts'
import { isGroup } from './schemaWalk.ts'

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

/** Replaces {years}, {services}, and other placeholders in a record's text. */
export function fillPlaceholders(values: Record<string, unknown>): ReadText {
  return (text, report) => {
    for (const name of ['phone', 'email']) {
      if (!isWrittenOut(text, values[name])) continue
      report({
        reason: `The business's ${name === 'phone' ? 'phone number' : 'email address'} is written out here.`,
        note: `Write {${name}} instead: it follows content/business.yaml.`,
      })
    }
    return text.replace(/\{(\w*)\}/g, (placeholder, name: string) => {
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
}

/** Whether a text has a number or an address in it. Of a number, only the digits count. */
function isWrittenOut(text: string, contact: unknown): boolean {
  if (typeof contact !== 'string' || text === contact || contact.startsWith('{')) return false
  if (text.includes(contact)) return true
  const [number = ''] = text.match(phoneNumber) ?? []
  return number !== '' && toDigits(number) === toDigits(contact)
}

function toDigits(number: string): string {
  return number.replace(/\D/g, '').slice(-10)
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
