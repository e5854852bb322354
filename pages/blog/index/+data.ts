import { pageFacts } from '../../../components/seo/pageFacts'
import { listedArticles } from '../../../content/articles'
import { pages } from '../../../content/pages'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data() {
  return { page: pageFacts(pages.blog), articles: listedArticles }
}
