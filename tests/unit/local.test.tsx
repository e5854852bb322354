import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LocalNumbers } from '../../components/mdx/LocalNumbers.tsx'
import { climate, offices, radonRules, rentalRules, utilities } from '../../content/local.ts'
import { isKnownHost } from '../../content/model/knownHosts.ts'
import { areaSlugs } from '../../content/model/schema.ts'

test('every local fact rests on a site that somebody has looked at', () => {
  const records = [...utilities, ...offices, ...rentalRules, ...radonRules, ...climate]
  const urls = [
    ...records.flatMap(({ sources }) => sources.map(({ url }) => url)),
    ...offices.map(({ url }) => url),
  ]
  expect(urls.filter((url) => !isKnownHost(url))).toEqual([])
})

test.each(areaSlugs)('%s has its gas, electricity, permits and rental rules', (area) => {
  expect(utilities.filter(({ gas }) => gas?.[area])).not.toEqual([])
  expect(utilities.filter(({ electricity }) => electricity?.[area])).not.toEqual([])
  expect(offices.filter(({ areas }) => areas.includes(area))).not.toEqual([])
  expect(rentalRules.filter(({ areas }) => areas.includes(area))).not.toEqual([])
})

describe('the numbers of an area', () => {
  const html = renderToStaticMarkup(<LocalNumbers area="howard" />)

  test('are those of the utilities that serve it', () => {
    const names = [...html.matchAll(/<dt>([^<]+)/g)].map(([, name]) => name)
    expect(names).toEqual(['BGE', 'Potomac Edison'])
    expect(html).not.toContain('Montgomery')
  })

  test('are call links', () => {
    expect(html).toContain('<a href="tel:+18777787798">')
  })

  test('come after the way out and 911', () => {
    expect(html).toMatch(/get everyone out.*call 911.*gas utility.*tel:/s)
  })
})

test('a host is known with what lies below it, and not by its ending', () => {
  expect(isKnownHost('https://epa.gov/radon')).toBe(true)
  expect(isKnownHost('https://www.epa.gov/radon')).toBe(true)
  expect(isKnownHost('https://notepa.gov')).toBe(false)
  expect(isKnownHost('https://epa.gov.example.org')).toBe(false)
})
