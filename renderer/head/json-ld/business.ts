import type {
  AdministrativeArea,
  HVACBusinessLeaf,
  OpeningHoursSpecification,
  WebSite,
} from 'schema-dts'
import { business, phoneHref } from '../../../content/business.ts'
import type { PageFacts } from '../../../content/model/pageFacts.ts'
import { type Service, weekdays } from '../../../content/model/schema.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'
import { socialCard } from '../socialCard.ts'

/** A reference to the business, which the home page describes in full. */
export const businessReference = { '@id': absoluteUrl('/#business') }

/** In E.164 form: '+12025550147'. */
const telephone = phoneHref.replace('tel:', '')

/** The areas served. https://schema.org/areaServed */
export const areaNodes: AdministrativeArea[] = business.areas.map(({ name, state }) => ({
  '@type': 'AdministrativeArea',
  name,
  ...(state && { containedInPlace: { '@type': 'State', name: state } }),
}))

/** The site's name. https://developers.google.com/search/docs/appearance/site-names */
export const websiteNode: WebSite = {
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: business.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: businessReference,
}

/**
 * The business. Its address has no street. The emergency line is a contact, not opening hours.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function businessNode(home: PageFacts, services: Service[]): HVACBusinessLeaf {
  const { name, email, hours, rating, priceRange, location } = business
  return {
    '@type': 'HVACBusiness',
    ...businessReference,
    name,
    description: home.description,
    telephone,
    email,
    url: absoluteUrl('/'),
    image: absoluteUrl(socialCard(home).path),
    logo: absoluteUrl('/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      addressLocality: location.city,
      addressRegion: location.region,
      addressCountry: 'US',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: location.latitude.toFixed(5),
      longitude: location.longitude.toFixed(5),
    },
    areaServed: areaNodes,
    priceRange,
    openingHoursSpecification: hours
      .filter(({ closed }) => !closed)
      .map(({ days, opens, closes }) => hoursNode(days, opens, closes)),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: 5,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone,
      hoursAvailable: hoursNode([...weekdays], '00:00', '23:59'),
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map(({ slug, name }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, url: absoluteUrl(`/services/${slug}`) },
      })),
    },
  }
}

function hoursNode(
  dayOfWeek: (typeof weekdays)[number][],
  opens?: string,
  closes?: string,
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}
