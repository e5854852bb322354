import { expect, test } from 'vitest'
import { shapes } from '../../components/drawings/map/shapes.ts'
import { listedArticles } from '../../model/articles.ts'
import { cities, services } from '../../model/records.ts'
import { builtPages } from '../support/builtSite.ts'
import { articleSlugs, citySlugs, citySlugsByArea, routes, serviceSlugs } from './lists.ts'

test('the build has the 79 routes', () => {
  expect(new Set(routes).size).toBe(79)
  expect(builtPages.map(({ path }) => path)).toEqual(expect.arrayContaining(routes))
})

test('lists the services in order', () => {
  expect(services.map(({ slug }) => slug)).toEqual(serviceSlugs)
})

test.each(Object.entries(citySlugsByArea))('lists the cities of %s in order', (own, slugs) => {
  expect(cities.filter(({ area }) => area === own).map(({ slug }) => slug)).toEqual(slugs)
})

test('every city is on the map and a neighbor of another', () => {
  const neighbors = cities.flatMap(({ nearby }) => nearby)
  expect(citySlugs.filter((slug) => !shapes?.cities.has(slug))).toEqual([])
  expect(citySlugs.filter((slug) => !neighbors.includes(slug))).toEqual([])
})

// When articles are added, newer ones come before these five or replace them.
test('the blog lists the first five articles in order', () => {
  const five = articleSlugs.slice(0, 5)
  const slugs = listedArticles.map(({ slug }) => slug)
  const others = slugs.filter((slug) => !five.includes(slug))
  expect(slugs.filter((slug) => five.includes(slug))).toEqual(five.slice(0, 10 - others.length))
})
