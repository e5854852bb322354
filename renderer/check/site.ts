import { siteDay } from '../../content/model/lifecycle.ts'
import { paths } from '../../content/model/paths.ts'
import type { Content } from '../../content/model/readContent.ts'
import { cityName } from '../../content/model/schemas/cities.ts'
import type { Kind } from '../../content/model/schemas/fields.ts'

/** What documents and records may refer to, besides other documents. */
export interface Site {
  /** The names of all pages but articles, by path. */
  pages: Record<string, string>
  /** Slugs, codes, and ids. */
  names: Record<Kind, string[]>
  /** Keys of the source pages. */
  sourcePages: Set<string>
  /** The day that the documents are checked for, YYYY-MM-DD. */
  today: string
}

export function readSite(content: Content): Site {
  const { error, more, ...pages } = content.pages
  const { services } = content.services
  const { cities } = content
  return {
    pages: Object.fromEntries([
      ...[...Object.values(pages), ...more].map(({ path, name }) => [path, name]),
      ...services.map(({ slug, name }) => [paths.service(slug), name]),
      ...cities.map((city) => [paths.city(city.slug), cityName(city)]),
    ]),
    names: {
      service: services.map(({ slug }) => slug),
      city: cities.map(({ slug }) => slug),
      area: content.areas.map(({ slug }) => slug),
      coupon: content.coupons.map(({ code }) => code),
      source: content.sources.map(({ id }) => id),
    },
    sourcePages: new Set(content.sources.map(({ url }) => pageKey(url))),
    today: siteDay(content.business.timeZone),
  }
}

/**
 * A key that is equal for URLs of the same page: https://www.epa.gov/radon/#health and
 * https://epa.gov/radon.
 */
export function pageKey(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?|\/?(#.*)?$/g, '')
}
