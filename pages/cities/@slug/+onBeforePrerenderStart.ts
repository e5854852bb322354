import { cities } from '../../../content/cities.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return cities.map(({ slug }) => `/cities/${slug}`)
}
