import { describe, expect, test } from 'vitest'
import { cities } from '../../content/cities.ts'
import { services } from '../../content/services.ts'
import { articleSlugs, citySlugs, citySlugsByArea, serviceSlugs } from '../sitePaths.ts'

test('services hold those of the specification, in its order', () => {
  const slugs = services.map(({ slug }) => slug)
  expect(slugs.filter((slug) => serviceSlugs.includes(slug))).toEqual(serviceSlugs)
  expect(articleSlugs).toHaveLength(25)
})

test.each(Object.entries(citySlugsByArea))(
  '%s holds its cities, in their order',
  (own, expected) => {
    const slugs = cities.filter(({ area }) => area === own).map(({ slug }) => slug)
    expect(slugs.filter((slug) => expected.includes(slug))).toEqual(expected)
  },
)

// A page that is its neighbor's with another name is a doorway page in Google's spam policies:
// https://developers.google.com/search/docs/essentials/spam-policies#doorways
describe('no two records say the same once their names are taken out', () => {
  const texts = {
    'service descriptions': services.map(({ name, description }) => without(name, description)),
    'service summaries': services.map(({ name, summary }) => without(name, summary)),
    'service intros': services.map(({ name, intro }) => without(name, intro)),
    'city descriptions': cities.map(({ name, description }) => without(name, description)),
    'city intros': cities.map(({ name, intro }) => without(name, intro)),
  }

  test.each(Object.entries(texts))('%s', (_, records) => {
    expect(new Set(records).size).toBe(records.length)
    records.forEach((text, index) => {
      for (const other of records.slice(index + 1)) {
        expect(sharedTriples(text, other), `${text}\n${other}`).toBeLessThan(0.25)
      }
    })
  })
})

test('every city is a neighbor of another', () => {
  const named = new Set(cities.flatMap(({ nearby }) => nearby))
  expect(citySlugs.filter((slug) => !named.has(slug))).toEqual([])
})

/** Share of the runs of three words that two texts have in common, 0–1. */
function sharedTriples(text: string, other: string): number {
  const [own, others] = [triplesOf(text), triplesOf(other)]
  const shared = [...own].filter((triple) => others.has(triple)).length
  return shared / Math.max(1, Math.min(own.size, others.size))
}

function triplesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

function without(name: string, text: string): string {
  return text.replaceAll(name, '')
}
