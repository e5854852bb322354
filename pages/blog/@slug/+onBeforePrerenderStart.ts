import { articles } from '../../../content/articles'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return articles.map(({ slug }) => `/blog/${slug}`)
}
