import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Danger } from '../../components/mdx/Danger.tsx'
import { LocalFacts, LocalNumbers } from '../../components/mdx/LocalFacts.tsx'
import { holdsIn } from '../../model/places.ts'
import { cities, energyPrices, localGroups, utilities } from '../../model/records.ts'
import type { Place } from '../../model/schemas/local.ts'
import { Wrapper } from '../../pages/+Wrapper.tsx'
import { LocalSection } from '../../pages/cities/@slug/LocalSection.tsx'
import { citySlugs } from './lists.ts'

function render(part: ReactNode): string {
  return renderToStaticMarkup(<Wrapper>{part}</Wrapper>)
}

const renderNumbers = (area: string) => render(<LocalNumbers area={area} />)

const localAreas = [
  ...new Set([
    ...utilities.flatMap(areasServed),
    ...localGroups.flatMap(({ entries }) => entries).flatMap(({ areas }) => areas),
  ]),
]

test.each(localAreas)('%s has all of its local facts', (area) => {
  const isIn = (place: Place) => holdsIn(place, { area })
  expect(utilities.filter(({ gas }) => gas?.some(isIn))).not.toEqual([])
  expect(utilities.filter(({ electricity }) => electricity?.some(isIn))).not.toEqual([])
  for (const { id, entries, advice } of localGroups) {
    expect(
      [...entries, ...advice].filter(({ areas }) => areas.includes(area)),
      id,
    ).not.toEqual([])
  }
})

test.each(localAreas)("%s lists its utilities' numbers, for after 911", (area) => {
  const html = renderNumbers(area)
  const names = [...html.matchAll(/<dt>([^<]+)/g)].map(([, name]) => name)
  const serving = utilities.filter((utility) => areasServed(utility).includes(area))
  expect(names.toSorted()).toEqual(serving.map(({ name }) => name).toSorted())
  expect(html).toMatch(/after 911.*<a href="tel:\+1\d{10}">/is)
})

test.each(localAreas)(
  'dangers in %s name its gas and electric companies, each by its own number',
  (area) => {
    const html = ['gas-smell', 'flaring-lights'].map((name) =>
      render(<Danger name={name} area={area} />),
    )
    for (const { name, gas, electricity, emergencies } of utilities) {
      const isServing = (places = gas) => places?.some(({ areas }) => areas.includes(area)) ?? false
      const phones = emergencies.flatMap(({ phones }) => phones)
      const found = html.map((text) => phones.filter((phone) => text.includes(phone)))
      expect(
        found.map((numbers) => numbers.length > 0),
        name,
      ).toEqual([isServing(), isServing(electricity ?? [])])
      expect(
        found[0]?.filter((phone) => found[1]?.includes(phone)),
        name,
      ).toEqual([])
    }
  },
)

test('the line of calls begins with the call that depends on what happened', () => {
  const text = render(<Danger name="water-near-electricity" />).replace(/<[^>]+>/g, '')
  expect(text).toMatch(/Call, in this order: 911 if the water [^.]+, then the electric company/)
})

test('a downed SMECO wire has its own number, separate from outages', () => {
  const html = renderNumbers('prince-georges')
  expect(html).toMatch(/Power out:<\/span> <span><a href="tel:\+18777476326">/)
  expect(html).toMatch(/Wire down, after 911:<\/span> <span><a href="tel:\+18884403311">/)
})

test('facts on safety, law, and money cite pages that were read', () => {
  const groups = localGroups.filter(({ id }) => id !== 'climate')
  const binding = [...energyPrices, ...groups.flatMap(({ entries }) => entries)]
  const unread = binding.flatMap(({ label, sources }) =>
    sources.filter(({ checked }) => !checked).map(({ url }) => `${label}: ${url}`),
  )
  expect(unread).toEqual([])
})

test('prices are readable and dated', () => {
  const text = render(<LocalFacts group="prices" />).replace(/<[^>]+>/g, ' ')
  expect(text).toMatch(/Maryland average +19\.5¢ +a +kWh, +2025/)
  expect(text).toMatch(/Propane, average in Maryland +\$3\.74 +a +gallon, +March 30, 2026/)
})

function areasServed({ gas = [], electricity = [] }: (typeof utilities)[number]): string[] {
  return [...gas, ...electricity].flatMap(({ areas }) => areas)
}

/** What the page of each city lists, in order: cities, then a heading and its entries in each line. */
const cityFacts = readFileSync(join(import.meta.dirname, 'cityFacts.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .flatMap((block) => {
    const [slugs = '', ...lines] = block.split('\n')
    return slugs.split(', ').map((slug) => ({ slug, lines }))
  })

test.each(cityFacts)('$slug shows the utilities, offices, and alarm rules of its place', (row) => {
  const [city] = cities.filter(({ slug }) => slug === row.slug)
  if (!city) throw new Error(`There is no city ${row.slug}.`)
  const groups = parse(render(<LocalSection city={city} />)).querySelectorAll('details')
  const lines = groups.map((group) => {
    const heading = group.querySelector('h3')?.childNodes[0]?.text.trim()
    return `${heading}: ${group
      .querySelectorAll('dt')
      .map(({ text }) => text)
      .join('; ')}`
  })
  expect(lines.filter((line) => !line.startsWith('If you rent'))).toEqual(row.lines)
})

test('the table has every city', () => {
  expect(cityFacts.map(({ slug }) => slug).toSorted()).toEqual(citySlugs.toSorted())
})

test('a law’s list has no advice in it', () => {
  const laws = localGroups.filter(({ id }) => ['alarms', 'rentals', 'radon'].includes(id))
  const texts = laws.flatMap(({ entries }) => entries.map(({ fact = '' }) => fact))
  expect(texts.filter((text) => /\badvi[cs]e|that we know of|all the same/i.test(text))).toEqual([])
})
