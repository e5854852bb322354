import { cities } from '../../../content/cities.ts'
import { coupons } from '../../../content/coupons.ts'
import { services } from '../../../content/services.ts'

/** What a link to the contact form may name, by parameter: its value, and the name that visitors know. */
export const subjects = {
  service: Object.fromEntries(services.map(({ slug, name }) => [slug, name])),
  city: Object.fromEntries(cities.map(({ slug, label }) => [slug, label])),
  coupon: Object.fromEntries(coupons.map(({ code, title }) => [code, title])),
}
