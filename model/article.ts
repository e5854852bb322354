import type { MDXContent } from 'mdx/types'
import type { State } from './lifecycle.ts'
import type { ArticleFrontmatter } from './schemas/article.ts'
import type { City } from './schemas/cities.ts'
import type { Person } from './schemas/people.ts'
import type { Source } from './schemas/sources.ts'

declare module 'vfile' {
  interface DataMap {
    /** The validated frontmatter; undefined if it has errors, and empty if the kind has none. */
    frontmatter: Partial<ArticleFrontmatter>
  }
}

/** Who checked an article's facts, and on which day. */
export type Review = Person & { day: string }

export interface Article extends Omit<ArticleFrontmatter, 'sources' | 'reviewedBy' | 'reviewed'> {
  slug: string
  sources: Source[]
  review?: Review
  state: State
  Body: MDXContent
  sections: { id: string; text: string }[]
  readingMinutes: number
}

type Ordered = Pick<Article, 'slug' | 'published'>
type Related = Ordered & Pick<Article, 'services' | 'places'>

export function orderArticles<Item extends Ordered>(articles: Item[]): Item[] {
  return articles.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  )
}

/**
 * Finds the articles most similar to one. Each shared service or place is a point, and the same
 * first service is one more. Articles without points are left out.
 * @param articles in order; with equal points, the earlier comes first
 */
export function relatedFinder<Item extends Related>(articles: Item[]) {
  const byTopic = new Map<string, number[]>()
  for (const [index, article] of articles.entries()) {
    for (const topic of getTopics(article)) {
      const known = byTopic.get(topic)
      if (known) known.push(index)
      else byTopic.set(topic, [index])
    }
  }
  return (article: Related, limit = 3): Item[] => {
    const points = new Map<number, number>()
    for (const index of getTopics(article).flatMap((topic) => byTopic.get(topic) ?? [])) {
      if (articles[index]?.slug !== article.slug) points.set(index, (points.get(index) ?? 0) + 1)
    }
    return [...points]
      .sort(([a, more], [b, less]) => less - more || a - b)
      .slice(0, limit)
      .flatMap(([index]) => articles[index] ?? [])
  }
}

function getTopics({ services, places = [] }: Related): string[] {
  return [`first ${services[0]}`, ...services, ...places]
}

/** How many articles the page of a service or city lists: a row. */
const adviceLimit = 3

/** Those that name the service first come first, then those about the fewest services. */
export function articlesOfService<Item extends Related>(service: string, articles: Item[]): Item[] {
  return articlesAbout(articles, 'services', (slugs) => slugs.indexOf(service))
}

/** Those that name the city come before those of its area, then those about the fewest places. */
export function articlesOfCity<Item extends Related>(
  { slug, area }: Pick<City, 'slug' | 'area'>,
  articles: Item[],
): Item[] {
  return articlesAbout(articles, 'places', (slugs) =>
    slugs.includes(slug) ? 0 : slugs.includes(area) ? 1 : -1,
  )
}

/** @param getRank the lowest comes first; -1 leaves the article out */
function articlesAbout<Item extends Related>(
  articles: Item[],
  field: 'services' | 'places',
  getRank: (slugs: string[]) => number,
): Item[] {
  const rank = (article: Item) => getRank(article[field] ?? [])
  const count = (article: Item) => article[field]?.length ?? 0
  return articles
    .filter((article) => rank(article) >= 0)
    .toSorted((a, b) => rank(a) - rank(b) || count(a) - count(b))
    .slice(0, adviceLimit)
}

const wordsPerMinute = 230

export function getReadingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
