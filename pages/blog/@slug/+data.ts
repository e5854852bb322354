import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { pageFacts } from '../../../components/seo/pageFacts'
import { relatedArticles } from '../../../content/articleOrder'
import { articles } from '../../../content/articles'
import { pages } from '../../../content/pages'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data({ routeParams }: PageContextServer) {
  const article = articles.find(({ slug }) => slug === routeParams.slug)
  if (!article) throw render(404)
  const { slug, heading, title, description } = article
  return {
    page: pageFacts(
      { path: `/blog/${slug}`, name: heading, title, description },
      { parents: [pages.blog] },
    ),
    article,
    related: relatedArticles(article, articles),
  }
}
