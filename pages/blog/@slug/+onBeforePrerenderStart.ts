import { articles } from '../../../content/model/articles.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return articles.map(({ slug }) => `/blog/${slug}`)
}
