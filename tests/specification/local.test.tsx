import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Danger } from '../../components/mdx/Danger.tsx'
import { LocalFacts, LocalNumbers } from '../../components/mdx/LocalFacts.tsx'
import { energyPrices, localGroups, utilities } from '../../model/records.ts'
import { Wrapper } from '../../pages/+Wrapper.tsx'

function renderNumbers(area: string): string {
  return renderToStaticMarkup(
    <Wrapper>
      <LocalNumbers area={area} />
    </Wrapper>,
  )
}

/** The areas that local facts cover. */
const localAreas = [
  ...new Set([
    ...utilities.flatMap(areasServed),
    ...localGroups.flatMap(({ entries }) => entries).flatMap(({ areas }) => areas),
  ]),
]

test.each(localAreas)('%s has all of its local facts', (area) => {
  expect(utilities.filter(({ gas }) => gas?.some((place) => place.area === area))).not.toEqual([])
  expect(
    utilities.filter(({ electricity }) => electricity?.some((place) => place.area === area)),
  ).not.toEqual([])
  for (const { id, entries } of localGroups) {
    expect(
      entries.filter(({ areas }) => areas.includes(area)),
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
      renderToStaticMarkup(
        <Wrapper>
          <Danger name={name} area={area} />
        </Wrapper>,
      ),
    )
    for (const { name, gas, electricity, emergencies } of utilities) {
      const isServing = (places = gas) => places?.some((place) => place.area === area) ?? false
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
  const text = renderToStaticMarkup(<LocalFacts group="prices" />).replace(/<[^>]+>/g, ' ')
  expect(text).toMatch(/Maryland average +19\.5¢ +a +kWh, +2025/)
  expect(text).toMatch(/Propane, average in Maryland +\$3\.74 +a +gallon, +March 30, 2026/)
})

function areasServed({ gas = [], electricity = [] }: (typeof utilities)[number]): string[] {
  return [...gas, ...electricity].map(({ area }) => area)
}
