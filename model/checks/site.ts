import type { VFile } from 'vfile'
import { recordPath } from '../../renderer/index.ts'
import { paths } from '../documentKinds.ts'
import { siteDay } from '../lifecycle.ts'
import type { Content } from '../readContent.ts'
import { cityName } from '../schemas/cities.ts'
import type { Kind } from '../schemas/fields.ts'

/** What documents and records may refer to, besides other documents. */
export interface Site {
  /** The names of all pages but articles, by path. */
  pages: Record<string, string>
  addresses: Address[]
  names: Record<Kind, string[]>
  url: string
  sourcePages: Set<string>
  today: string
}

export interface Address {
  path: string
  name: string
  record: keyof Content
  /** As in `offsets`: 'services.0.slug'. */
  field: string
}

export function readSite(content: Content): Site {
  const { services, groups } = content.services
  const { cities } = content
  const addresses = readAddresses(content)
  return {
    pages: Object.fromEntries(addresses.map(({ path, name }) => [path, name])),
    addresses,
    names: {
      service: services.map(({ slug }) => slug),
      group: groups.map(({ id }) => id),
      city: cities.map(({ slug }) => slug),
      area: content.areas.map(({ slug }) => slug),
      coupon: content.coupons.map(({ code }) => code),
      source: content.sources.map(({ id }) => id),
      person: content.people.map(({ slug }) => slug),
    },
    url: content.business.url,
    sourcePages: new Set(content.sources.map(({ url }) => pageKey(url))),
    today: siteDay(content.business.timeZone),
  }
}

function readAddresses({ pages, services: { services }, cities }: Content): Address[] {
  const { error, ...fixed } = pages
  return [
    ...Object.entries(fixed).map(
      ([field, page]) => ({ ...page, record: 'pages', field: `${field}.path` }) as const,
    ),
    ...services.map(({ slug, name }, index) => {
      const field = `services.${index}.slug`
      return { path: paths.service(slug), name, record: 'services', field } as const
    }),
    ...cities.map((city, index) => {
      const path = paths.city(city.slug)
      return { path, name: cityName(city), record: 'cities', field: `${index}.slug` } as const
    }),
  ]
}

/** Equal for https://www.epa.gov/radon/#health and https://epa.gov/radon. */
export function pageKey(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?|\/?(#.*)?$/g, '')
}

export function findRecords(files: VFile[], name: keyof Content): VFile | undefined {
  return files.find(({ path }) => path === recordPath(name))
}
