import type { MDXContent } from 'mdx/types'
import type { State } from './lifecycle.ts'
import type { ArticleFrontmatter, City } from './schema.ts'

/** An article as pages use it: its frontmatter, checked, and its body. */
export interface Article extends ArticleFrontmatter {
  slug: string
  state: State
  Body: MDXContent
  sections: { id: string; text: string }[]
  wordCount: number
  readingMinutes: number
}

type Ordered = Pick<Article, 'slug' | 'published'>
type Related = Ordered & Pick<Article, 'services' | 'places'>

/** Newest first; of one day, by slug. */
export function orderArticles<Item extends Ordered>(articles: Item[]): Item[] {
  return articles.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  )
}

/**
 * Finds the articles that share the most with one: a point for each service or place in common, one
 * more for the same first service. Articles without a point are left out, never used as filling.
 * @param articles ordered; of equal points, the earlier comes first
 */
export function relatedArticles<Item extends Related>(
  articles: Item[],
  limit = 3,
): (article: Item) => Item[] {
  // A thousand articles name a few services and places: what relates to one relates to all that
  // name the same.
  const alike = new Map<string, { position: number; other: Item }[]>()
  articles.forEach((other, position) => {
    const key = subjectOf(other)
    const group = alike.get(key) ?? []
    // One more than the limit, for an article that looks for others may be among them.
    if (group.length <= limit) alike.set(key, [...group, { position, other }])
  })
  const closest = new Map<string, Item[]>()
  const findClosest = (article: Item) =>
    [...alike.values()]
      .flatMap((group) => {
        const points = group[0] ? pointsOf(article, group[0].other) : 0
        return points > 0 ? group.map((item) => ({ ...item, points })) : []
      })
      .toSorted((a, b) => b.points - a.points || a.position - b.position)
      .slice(0, limit + 1)
      .map(({ other }) => other)
  return (article) => {
    const key = subjectOf(article)
    const found = closest.get(key) ?? findClosest(article)
    closest.set(key, found)
    return found.filter(({ slug }) => slug !== article.slug).slice(0, limit)
  }
}

/** The articles that belong to a service; first those that name it first, of those the newest. */
export function articlesOfService<Item extends Related>(service: string, articles: Item[]): Item[] {
  return articles
    .filter(({ services }) => services.includes(service))
    .toSorted((a, b) => a.services.indexOf(service) - b.services.indexOf(service))
}

/** A city's page shows at most this many articles: those of its area would fill it. */
const cityLimit = 12

/** The articles about a city or its area; first those that name the city itself. */
export function articlesOfCity<Item extends Related>(
  city: Pick<City, 'slug' | 'area'>,
  articles: Item[],
): Item[] {
  const names = (article: Item, place: string) => article.places?.includes(place) ?? false
  return articles
    .filter((article) => names(article, city.slug) || names(article, city.area))
    .toSorted((a, b) => Number(names(b, city.slug)) - Number(names(a, city.slug)))
    .slice(0, cityLimit)
}

function pointsOf(article: Related, other: Related): number {
  return (
    countShared(article.services, other.services) +
    countShared(article.places ?? [], other.places ?? []) +
    (article.services[0] === other.services[0] ? 1 : 0)
  )
}

function subjectOf({ services, places = [] }: Related): string {
  return `${services} ${places}`
}

function countShared(a: string[], b: string[]): number {
  return a.filter((item) => b.includes(item)).length
}
