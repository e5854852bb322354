import type {
  AdministrativeArea,
  HVACBusinessLeaf,
  OpeningHoursSpecification,
  WebSite,
} from 'schema-dts'
import type { PageFacts } from '../../../content/model/pageFacts.ts'
import { paths } from '../../../content/model/paths.ts'
import { areas, business, phoneHref } from '../../../content/model/records.ts'
import { weekdays } from '../../../content/model/schemas/business.ts'
import type { Service } from '../../../content/model/schemas/services.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'
import { socialCard } from '../socialCard.ts'

/** A reference to the business. The home page describes it in full. */
export const businessReference = { '@id': absoluteUrl('/#business') }

/** The phone number in E.164 format: '+12025550147'. */
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
  inLanguage: 'en-US',
  publisher: businessReference,
}

/** When the public's emergency calls are answered; undefined if they aren't. */
const emergencyHours =
  business.emergency.answered === 'always'
    ? hoursNode({ days: [...weekdays], opens: '00:00', closes: '23:59' })
    : business.emergency.hours?.map(hoursNode)

/**
 * The business. Its address has no street. The emergency line is a contact point, not opening
 * hours.
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
    openingHoursSpecification: hours.filter(({ closed }) => !closed).map(hoursNode),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
    ...(emergencyHours && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone,
        hoursAvailable: emergencyHours,
      },
    }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map(({ slug, name }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, url: absoluteUrl(paths.service(slug)) },
      })),
    },
  }
}

type Hours = Pick<(typeof business.hours)[number], 'days' | 'opens' | 'closes'>

function hoursNode({ days, opens, closes }: Hours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }
}
