import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocalNumbers } from '../../components/mdx/LocalFacts.tsx'
import { business } from '../../content/business.ts'
import { climate, offices, radonRules, rentalRules, utilities } from '../../content/local.ts'
import { isKnownHost } from '../../renderer/mdx/rules/links.ts'

const records = [...utilities, ...offices, ...rentalRules, ...radonRules, ...climate]

/** The areas that local facts are about. */
const areas = [
  ...new Set([
    ...utilities.flatMap(({ gas, electricity }) => Object.keys({ ...gas, ...electricity })),
    ...[...offices, ...rentalRules, ...radonRules].flatMap(({ areas }) => areas),
  ]),
]

test('every local fact cites a known site', () => {
  const urls = records.flatMap(({ sources }) => sources.map(({ url }) => url))
  expect(urls.filter((url) => !isKnownHost(url))).toEqual([])
})

test.each(areas)('%s is an area of the business, and has all of its local facts', (area) => {
  expect(business.areas.map(({ slug }) => slug)).toContain(area)
  expect(utilities.filter(({ gas }) => gas?.[area])).not.toEqual([])
  expect(utilities.filter(({ electricity }) => electricity?.[area])).not.toEqual([])
  expect(offices.filter(({ areas }) => areas.includes(area))).not.toEqual([])
  expect(rentalRules.filter(({ areas }) => areas.includes(area))).not.toEqual([])
})

test.each(areas)('%s has the numbers of its utilities, after the way out and 911', (area) => {
  const html = renderToStaticMarkup(<LocalNumbers area={area} />)
  const names = [...html.matchAll(/<dt>([^<]+)/g)].map(([, name]) => name)
  const serving = utilities.filter(({ gas, electricity }) => ({ ...gas, ...electricity })[area])
  expect(names.toSorted()).toEqual(serving.map(({ name }) => name).toSorted())
  expect(html).toMatch(/everyone out first, then 911.*gas utility.*<a href="tel:\+1\d{10}">/s)
})

test.each([
  ['https://epa.gov/radon', true],
  ['https://www.epa.gov/radon', true],
  ['https://notepa.gov', false],
  ['https://epa.gov.example.org', false],
])('%s is a known host: %s', (url, isKnown) => {
  expect(isKnownHost(url)).toBe(isKnown)
})
