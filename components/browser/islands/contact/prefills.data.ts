import { cities, coupons, services } from '../../../../model/records.ts'

/** The prefilled sentence for each query parameter: 'service=ac-repair'. */
export const prefills: Record<string, string> = Object.fromEntries([
  ...services.map(({ slug, name, request }) => [
    `service=${slug}`,
    request ?? `I would like to schedule ${name}.`,
  ]),
  ...cities.map(({ slug, label }) => [`city=${slug}`, `My home is in ${label}.`]),
  ...coupons.map(({ code, title }) => [
    `coupon=${code}`,
    `I would like to use the coupon ${code} (${title}).`,
  ]),
])
