import { services } from '../../../content/services'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return services.map(({ slug }) => `/services/${slug}`)
}
