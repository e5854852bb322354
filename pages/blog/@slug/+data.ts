import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { relatedArticles } from '../../../content/model/articleOrder.ts'
import { articles } from '../../../content/model/articles.ts'
import { data as pageData } from '../../+data.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data(pageContext: PageContextServer) {
  const { page } = pageData(pageContext)
  if (page.subject.kind !== 'article') throw render(404)
  const { article } = page.subject
  return { page, article, related: relatedArticles(article, articles) }
}
