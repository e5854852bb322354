import { expect, test } from 'vitest'
import {
  articlesOfCity,
  articlesOfService,
  orderArticles,
  relatedFinder,
} from '../../model/article.ts'

const city = { slug: 'silver-spring-md', area: 'montgomery' } as const

test('articles are sorted newest first, then by slug', () => {
  const ordered = orderArticles([
    article('older', { published: '2025-01-01' }),
    article('b-new', { published: '2025-03-01' }),
    article('a-new', { published: '2025-03-01' }),
  ])
  expect(getSlugs(ordered)).toEqual(['a-new', 'b-new', 'older'])
})

test('finds related articles by services and places, closest first', () => {
  const own = article('own', { services: ['ac-repair', 'hvac-tune-up'], places: ['dc'] })
  const all = [
    article('one-in-common', { services: ['boiler-repair', 'hvac-tune-up'] }),
    own,
    article('same-first', { services: ['ac-repair'] }),
    article('both', { services: ['ac-repair', 'hvac-tune-up'] }),
    article('place', { services: ['boiler-repair'], places: ['dc'] }),
    article('nothing', { services: ['boiler-repair'] }),
  ]
  const related = ['both', 'same-first', 'one-in-common', 'place']
  expect(getSlugs(relatedFinder(all)(own, 9))).toEqual(related)
  expect(getSlugs(relatedFinder(all)(own, 1))).toEqual(['both'])
})

test('lists the articles about a service or city itself first', () => {
  const all = [
    article('areas', { places: ['howard', 'montgomery'] }),
    article('area', { services: ['ac-repair', 'boiler-repair'], places: ['montgomery'] }),
    article('elsewhere', { services: ['ac-repair'], places: ['howard'] }),
    article('city', { services: ['boiler-repair'], places: ['silver-spring-md'] }),
    article('nowhere', {}),
  ]
  expect(getSlugs(articlesOfService('boiler-repair', all))).toEqual(['city', 'area'])
  expect(getSlugs(articlesOfCity(city, all))).toEqual(['city', 'area', 'areas'])
})

interface Article {
  published?: string
  services?: string[]
  places?: string[]
}

function article(slug: string, fields: Article) {
  return { slug, published: '2025-01-01', services: [], ...fields }
}

function getSlugs(articles: { slug: string }[]): string[] {
  return articles.map(({ slug }) => slug)
}
