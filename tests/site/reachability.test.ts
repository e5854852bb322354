import { describe, expect, test } from 'vitest'
import { relatedArticles } from '../../content/model/articleOrder.ts'
import { articles, listedArticles } from '../../content/model/articles.ts'
import { type BuiltPage, builtPage, contentPages } from './builtSite.ts'

/** Clicks from the home page by plain links. */
const clicks = clicksFromHome()

const listed = pathsLinkedFrom(builtPage('/blog'))
const unlistedArticles = contentPages.filter(
  ({ path }) => path.startsWith('/blog/') && !listed.includes(path),
)

describe('reachability', () => {
  test.each(contentPages)('$path is at most three clicks from the home page', ({ path }) => {
    expect(clicks.get(path) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(3)
  })

  test('the articles that are not on the blog list are all looked at', () => {
    expect(unlistedArticles).toHaveLength(articles.length - listedArticles.length)
  })

  test.each(articles)('/blog/$slug leads to the articles related to it', (article) => {
    const related = relatedArticles(article, articles).map(({ slug }) => `/blog/${slug}`)
    expect(pathsLinkedFrom(builtPage(`/blog/${article.slug}`))).toEqual(
      expect.arrayContaining(related),
    )
  })

  test.each(unlistedArticles)('$path is linked from a service or a city page', ({ path }) => {
    const others = linkingTo(path).filter((other) => /^\/(services|cities)\//.test(other))
    expect(others).not.toEqual([])
  })
})

function clicksFromHome(): Map<string, number> {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks) {
    for (const next of pathsLinkedFrom(builtPage(path))) {
      if (!clicks.has(next) && contentPages.some((page) => page.path === next)) {
        clicks.set(next, count + 1)
      }
    }
  }
  return clicks
}

function linkingTo(path: string): string[] {
  return contentPages
    .filter((page) => page.path !== path && pathsLinkedFrom(page).includes(path))
    .map((page) => page.path)
}

function pathsLinkedFrom({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('a[href^="/"]')
    .map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, ''))
}
