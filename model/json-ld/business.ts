import type {
  AdministrativeArea,
  ContactPoint,
  HomeAndConstructionBusiness,
  HomeAndConstructionBusinessLeaf,
  OpeningHoursSpecification,
  WebSite,
} from 'schema-dts'
import { paths } from '../documentKinds.ts'
import { type PageMeta, socialCard } from '../pageMeta.ts'
import { findPhone } from '../phones.ts'
import { areas, business, holidays, pages, telHref, words } from '../records.ts'
import { regionCountry } from '../regions.ts'
import type { Trade } from '../schemas/business.ts'
import type { Holiday, Hours } from '../schemas/hours.ts'
import type { Phone } from '../schemas/phones.ts'
import type { Service } from '../schemas/services.ts'
import { absoluteUrl, siteUrl } from '../settings.ts'
import { weekdays } from '../weekDays.ts'

/** A reference to the business. The home page describes it in full. */
export const businessReference = { '@id': `${siteUrl}/#business` }

const toE164 = (phone: string) => telHref(phone).replace('tel:', '')

/** The service areas. https://schema.org/areaServed */
export const areaNodes: AdministrativeArea[] = areas.map(({ name, state }) => ({
  '@type': 'AdministrativeArea',
  name,
  ...(state && { containedInPlace: { '@type': 'State', name: state } }),
}))

/** The site name. https://developers.google.com/search/docs/appearance/site-names */
export const websiteNode: WebSite = {
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: business.name,
  url: absoluteUrl('/'),
  inLanguage: words.locale,
  publisher: businessReference,
}

/** When the public's emergency calls are answered; undefined if they aren't. */
const emergencyHours =
  business.emergency.answered === 'always'
    ? hoursNodes([{ days: [...weekdays], opens: '00:00', closes: '24:00' }])
    : hoursNodes(business.emergency.hours)

type BusinessType = Exclude<HomeAndConstructionBusiness, string>['@type']

export type BusinessNode = Omit<HomeAndConstructionBusinessLeaf, '@type'> & {
  '@type': BusinessType | BusinessType[]
}

const general = 'HomeAndConstructionBusiness'

/** A trade without a type of its own is general. https://schema.org/HomeAndConstructionBusiness */
const types: Record<Trade, BusinessType> = {
  heating: 'HVACBusiness',
  cooling: 'HVACBusiness',
  plumbing: 'Plumber',
  electrical: 'Electrician',
  roofing: 'RoofingContractor',
  chimney: general,
  ductCleaning: general,
}

/** The types of a business with these trades. The general one only if there is no other. */
export function businessType(trades: Trade[]): BusinessType | BusinessType[] {
  const all = new Set(trades.map((trade) => types[trade]))
  const specific = [...all].filter((type) => type !== general)
  return specific.length > 1 ? specific : (specific[0] ?? general)
}

/** The numbers besides `telephone`. https://schema.org/ContactPoint */
function contactPoints(): ContactPoint[] {
  const toPoint = (
    contactType: string,
    { number, area: slug }: Pick<Phone, 'number' | 'area'>,
  ) => ({
    '@type': 'ContactPoint' as const,
    contactType,
    telephone: toE164(number),
    ...(business.languages && { availableLanguage: business.languages }),
    ...(slug && { areaServed: areaNodes[areas.findIndex((area) => area.slug === slug)] }),
  })
  const lines = business.phones.filter(({ use, area }) => use === 'emergency' && area)
  const others = business.phones.filter(({ use }) => use !== 'emergency')
  return [
    ...(emergencyHours ? [{ number: findPhone('emergency') }, ...lines] : []).map((phone) => ({
      ...toPoint('emergency', phone),
      hoursAvailable: emergencyHours,
    })),
    ...others.map((phone) => ({ ...toPoint('customer service', phone), name: phone.label })),
  ]
}

/**
 * The business. Its address has a street only if customers may come. The emergency line is a
 * contact point, not opening hours.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function businessNode(home: PageMeta, services: Service[]): BusinessNode {
  const { name, phone, email, hours, rating, profiles, priceRange, location } = business
  const [contactPoint, ...others] = contactPoints()
  return {
    '@type': businessType(business.trades),
    ...businessReference,
    name,
    description: home.description,
    telephone: toE164(phone),
    email,
    url: absoluteUrl('/'),
    image: absoluteUrl(socialCard(home).path),
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl('/icon-512.png'),
      width: '512',
      height: '512',
    },
    address: {
      '@type': 'PostalAddress',
      ...(location.street && { streetAddress: location.street }),
      addressLocality: location.city,
      addressRegion: location.region,
      ...(location.postalCode && { postalCode: location.postalCode }),
      addressCountry: regionCountry(location.region),
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: location.latitude.toFixed(5),
      longitude: location.longitude.toFixed(5),
    },
    areaServed: areaNodes,
    priceRange,
    openingHoursSpecification: hoursNodes(hours),
    ...(holidays.length > 0 && { specialOpeningHoursSpecification: holidays.map(holidayNode) }),
    // A page about its own business must not mark up a rating from another site. Any other is a
    // sample, and says so.
    // https://developers.google.com/search/docs/appearance/structured-data/review-snippet#self-serving
    ...(rating &&
      !rating.source && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
          ratingExplanation: words.rating.sample,
        },
      }),
    ...(contactPoint && {
      contactPoint: others.length > 0 ? [contactPoint, ...others] : contactPoint,
    }),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pages.services.name,
      itemListElement: services.map(({ slug, name }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, url: absoluteUrl(paths.service(slug)) },
      })),
    },
  }
}

/** The hours of the days that have any. */
function hoursNodes(hours?: Hours[]): OpeningHoursSpecification[] | undefined {
  return hours?.flatMap(({ days, opens, closes }) =>
    opens
      ? { '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days, ...times(opens, closes) }
      : [],
  )
}

/** A day that is closed opens and closes at 00:00. */
function holidayNode({ date, opens, closes }: Holiday): OpeningHoursSpecification {
  const validity = { validFrom: date, validThrough: date }
  return { '@type': 'OpeningHoursSpecification', ...validity, ...times(opens, closes) }
}

/** A whole day ends at 23:59, any other at midnight at 00:00. */
function times(opens = '00:00', closes = '00:00') {
  const end = opens === '00:00' ? '23:59' : '00:00'
  return { opens, closes: closes === '24:00' ? end : closes }
}
