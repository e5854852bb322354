import type { Offer } from 'schema-dts'
import type { Coupon } from '../../../content/schema'
import { absoluteUrl } from '../siteUrl'
import { areaNodes } from './areas'
import { businessReference } from './business'

/** An offer for each coupon. https://schema.org/Offer */
export function couponNodes(path: string, coupons: Coupon[]): Offer[] {
  return coupons.map(({ code, title, description, terms }) => ({
    '@type': 'Offer',
    '@id': absoluteUrl(`${path}#${code}`),
    name: title,
    description: [description, ...terms].join(' '),
    identifier: code,
    url: absoluteUrl(path),
    offeredBy: businessReference,
    areaServed: areaNodes(),
  }))
}
