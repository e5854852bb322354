import type {
  AdministrativeArea,
  HVACBusinessLeaf,
  OpeningHoursSpecification,
  WebSite,
} from 'schema-dts'
import { paths } from '../documentKinds.ts'
import { type PageMeta, socialCard } from '../pageMeta.ts'
import { areas, business, pages, phoneHref, words } from '../records.ts'
import { regionCountry } from '../regions.ts'
import type { Hours } from '../schemas/hours.ts'
import type { Service } from '../schemas/services.ts'
import { absoluteUrl, siteUrl } from '../settings.ts'
import { weekdays } from '../weekDays.ts'

/** A reference to the business. The home page describes it in full. */
export const businessReference = { '@id': `${siteUrl}/#business` }

const telephone = phoneHref.replace('tel:', '')

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

/**
 * The business. Its address has no street. The emergency line is a contact point, not opening
 * hours.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function businessNode(home: PageMeta, services: Service[]): HVACBusinessLeaf {
  const { name, email, hours, languages, rating, priceRange, location } = business
  return {
    '@type': 'HVACBusiness',
    ...businessReference,
    name,
    description: home.description,
    telephone,
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
      addressLocality: location.city,
      addressRegion: location.region,
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
    ...(emergencyHours && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        ...(languages && { availableLanguage: languages }),
        telephone,
        hoursAvailable: emergencyHours,
      },
    }),
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

/** The hours of the days that have any. A whole day ends at 23:59, any other at midnight at 00:00. */
function hoursNodes(hours?: Hours[]): OpeningHoursSpecification[] | undefined {
  return hours?.flatMap(({ days, opens, closes }) => {
    if (!opens) return []
    const end = opens === '00:00' ? '23:59' : '00:00'
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes: closes === '24:00' ? end : closes,
    }
  })
}
