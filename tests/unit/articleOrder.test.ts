import { expect, test } from 'vitest'
import {
  articlesOfCity,
  articlesOfService,
  orderArticles,
  relatedArticles,
} from '../../content/model/articleOrder.ts'

test('articles come newest first; of one day, by slug', () => {
  const slugs = orderArticles([
    article('older', { published: '2025-01-01' }),
    article('b-new', { published: '2025-03-01' }),
    article('a-new', { published: '2025-03-01' }),
  ]).map(({ slug }) => slug)
  expect(slugs).toEqual(['a-new', 'b-new', 'older'])
})

test('related articles share services or places, the closest first, never themselves', () => {
  const own = article('own', { services: ['ac-repair', 'hvac-tune-up'], places: ['dc'] })
  const all = [
    article('one-in-common', { services: ['boiler-repair', 'hvac-tune-up'] }),
    own,
    article('same-first', { services: ['ac-repair'] }),
    article('both', { services: ['ac-repair', 'hvac-tune-up'] }),
    article('place', { services: ['boiler-repair'], places: ['dc'] }),
    article('nothing', { services: ['boiler-repair'] }),
  ]
  expect(relatedArticles(own, all, 4).map(({ slug }) => slug)).toEqual([
    'both',
    'same-first',
    'one-in-common',
    'place',
  ])
  expect(relatedArticles(own, all, 1).map(({ slug }) => slug)).toEqual(['both'])
})

test('an article without relations has none, not filling', () => {
  const lonely = article('lonely', { services: ['boiler-repair'] })
  expect(relatedArticles(lonely, [lonely, article('other', {})])).toEqual([])
})

test('a service has the articles that belong to it, those that name it first at the top', () => {
  const all = [
    article('second', { services: ['ac-repair', 'boiler-repair'] }),
    article('none', { services: ['ac-repair'] }),
    article('first', { services: ['boiler-repair'] }),
  ]
  expect(articlesOfService('boiler-repair', all).map(({ slug }) => slug)).toEqual([
    'first',
    'second',
  ])
})

test('a city has the articles about itself and its area', () => {
  const all = [
    article('area', { places: ['montgomery'] }),
    article('elsewhere', { places: ['howard'] }),
    article('city', { places: ['silver-spring-md'] }),
    article('nowhere', {}),
  ]
  const city = { slug: 'silver-spring-md', area: 'montgomery' } as const
  expect(articlesOfCity(city, all).map(({ slug }) => slug)).toEqual(['city', 'area'])
})

interface Overrides {
  published?: string
  services?: string[]
  places?: string[]
}

function article(slug: string, { published = '2025-01-01', services = [], places }: Overrides) {
  return { slug, published, services, places }
}
