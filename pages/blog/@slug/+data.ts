import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { sitePage } from '../../../components/seo/sitePages'
import { relatedArticles } from '../../../content/articleOrder'
import { articles } from '../../../content/articles'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data({ routeParams }: PageContextServer) {
  const article = articles.find(({ slug }) => slug === routeParams.slug)
  if (!article) throw render(404)
  const { slug } = article
  return {
    page: sitePage(`/blog/${slug}`),
    article,
    related: relatedArticles(article, articles),
  }
}
