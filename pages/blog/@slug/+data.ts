import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { relatedArticles } from '../../../content/model/articleOrder.ts'
import { articles, articlesBySlug } from '../../../content/model/articles.ts'
import { sitePage } from '../../../content/model/sitePages.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data({ routeParams }: PageContextServer) {
  const article = articlesBySlug.get(routeParams.slug ?? '')
  if (!article) throw render(404)
  return {
    page: sitePage(`/blog/${article.slug}`),
    article,
    related: relatedArticles(article, articles),
  }
}
