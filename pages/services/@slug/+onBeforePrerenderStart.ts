import { services } from '../../../content/services.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return services.map(({ slug }) => `/services/${slug}`)
}
