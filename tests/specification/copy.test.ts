import { expect, test } from 'vitest'
import { cities, services } from '../../model/records.ts'

/** The maximum share of three-word phrases that two texts have in common. */
const limit = 0.25

// In Google's spam policies, a page that repeats another with a different name is a doorway page:
// https://developers.google.com/search/docs/essentials/spam-policies#doorways
test.each([
  { file: 'content/services.yaml', field: 'description', records: services },
  { file: 'content/services.yaml', field: 'summary', records: services },
  { file: 'content/services.yaml', field: 'intro', records: services },
  { file: 'content/cities.yaml', field: 'description', records: cities },
  { file: 'content/cities.yaml', field: 'intro', records: cities },
])('every $field in $file is unique', ({ file, field, records }) => {
  const texts = records.map((record) => {
    const text: string = Reflect.get(record, field)
    return { slug: record.slug, phrases: getPhrases(text.replaceAll(record.name, '')) }
  })
  const alike = texts.flatMap((own, index) =>
    texts
      .slice(index + 1)
      .filter(({ phrases }) => {
        const shared = [...own.phrases].filter((phrase) => phrases.has(phrase)).length
        return shared >= limit * Math.max(1, Math.min(own.phrases.size, phrases.size))
      })
      .map((other) => `${file}: "${field}" of ${own.slug} and ${other.slug}. Rewrite one of them.`),
  )
  expect(alike).toEqual([])
})

function getPhrases(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}
