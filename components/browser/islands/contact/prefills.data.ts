import { cities, coupons, fillWords, services, words } from '../../../../model/records.ts'

/** The prefilled sentence for each query parameter: 'service=ac-repair'. */
export const prefills: Record<string, string> = Object.fromEntries([
  ...services.map(({ slug, name, request }) => [
    `service=${slug}`,
    request ?? fillWords(words.services.request, { service: name }),
  ]),
  ...cities.map(({ slug, label }) => [
    `city=${slug}`,
    fillWords(words.cities.request, { city: label }),
  ]),
  ...coupons.map(({ code, title }) => [
    `coupon=${code}`,
    fillWords(words.coupons.request, { code, title }),
  ]),
])
