import { expect, test } from 'vitest'
import { cityPositions } from '../../components/drawings/cityPositions.ts'
import { cities } from '../../content/cities.ts'
import { citySlugs } from '../sitePaths.ts'

// One that an owner adds stands in the lists beside the map, until it is given a place on it.
test('the map has a place for every city of the specification, and for none that is not served', () => {
  const served = cities.map(({ slug }) => slug)
  expect(citySlugs.filter((slug) => !cityPositions[slug])).toEqual([])
  expect(Object.keys(cityPositions).filter((slug) => !served.includes(slug))).toEqual([])
})

// A dot is the center of a target of 24 px on a map of 320 px (WCAG 2.5.8): 36 of its 480 units.
test('no two cities stand closer than a fingertip', () => {
  const places = Object.entries(cityPositions)
  for (const [slug, { x, y }] of places) {
    for (const [other, place] of places) {
      if (slug === other) continue
      expect(Math.hypot(place.x - x, place.y - y), `${slug}, ${other}`).toBeGreaterThanOrEqual(36)
    }
  }
})
