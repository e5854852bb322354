import type { Offer } from 'schema-dts'
import type { Coupon } from '../../../content/model/schema.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'
import { areaNodes } from './areas.ts'
import { businessReference } from './business.ts'

/** An offer for each coupon. https://schema.org/Offer */
export function couponNodes(path: string, coupons: Coupon[]): Offer[] {
  return coupons.map(({ code, title, description, terms, validThrough }) => ({
    '@type': 'Offer',
    '@id': absoluteUrl(`${path}#${code}`),
    name: title,
    description: [description, ...terms].join(' '),
    identifier: code,
    ...(validThrough && { validThrough }),
    url: absoluteUrl(path),
    offeredBy: businessReference,
    areaServed: areaNodes(),
  }))
}
