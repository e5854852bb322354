import { siteDay } from './lifecycle.ts'
import { loadContent } from './readContent.ts'
import { type City, cityName } from './schemas/cities.ts'
import type { Source } from './schemas/sources.ts'

const content = loadContent(process.cwd())

// The records, checked. Every page, feed and structured record reads its facts from here.
export const { business, areas, pages, brand, testimonials, faq, map, calculators, symptoms } =
  content

/** The day for which the site is built, YYYY-MM-DD. */
export const today = () => siteDay(business.timeZone)

/** Target of a call link: the number in E.164 form (RFC 3966). */
export const phoneHref = `tel:+1${business.phone.replace(/\D/g, '')}`

/** Target of a letter link (RFC 6068). */
export const emailHref = `mailto:${business.email}`

export const { services, groups: serviceGroups, sheet } = content.services

/** The cities, each with its short name. */
export const cities: City[] = content.cities.map((city) => ({ ...city, name: cityName(city) }))

/** Every coupon, also those that are no longer valid. */
export const allCoupons = content.coupons

/** The coupons of today, in the order in which /coupons shows them. */
export const coupons = allCoupons.filter(
  ({ validThrough }) => !validThrough || validThrough >= today(),
)

export const { hero, servicesHeading, areaLead, trustPoints, featuredServices, featuredCities } =
  content.home
/** The rows of the chart of symptoms; none without the file. */
export const { acSymptoms = [] } = content
export const { headings: aboutHeadings, story, values, visit } = content.about
export const { nextSteps, callNow } = content.afterContact

/** The paths of pages that have nothing to show today: neither navigation nor search results lead there. */
export const emptyPages = [
  { path: pages.coupons.path, entries: coupons.length },
  { path: pages.faq.path, entries: faq.length },
].flatMap(({ path, entries }) => (entries === 0 ? path : []))

const isFilled = ({ href }: { href: string }) => !emptyPages.includes(href)

export const { schedule: scheduleLink } = content.navigation
export const mainNavigation = content.navigation.main.filter(isFilled)
export const {
  note: footerNote,
  headings: footerHeadings,
  services: footerServices,
  cities: footerCities,
} = content.navigation.footer
export const footerBottom = content.navigation.footer.bottom.filter(isFilled)

const sourcesById = new Map(content.sources.map((source) => [source.id, source]))

export const utilities = withSources(content.local.utilities)
export const offices = withSources(content.local.offices)
export const alarmRules = withSources(content.local.alarmRules)
export const energyPrices = withSources(content.local.energyPrices)
export const rentalRules = withSources(content.local.rentalRules)
export const radonRules = withSources(content.local.radonRules)
/** The climate; undefined if the firm has no figures. */
export const climate = content.local.climate && {
  ...content.local.climate,
  figures: withSources(content.local.climate.figures),
}

/** Each record with its sources in place of their ids. */
function withSources<Item extends { sources: string[] }>(items: Item[]) {
  return items.map(({ sources, ...item }) => ({ ...item, sources: getSources(sources) }))
}

export function getSources(ids: string[]): Source[] {
  return ids.flatMap((id) => sourcesById.get(id) ?? [])
}

/** The records with these slugs, in the order of the slugs. */
export function pickBySlug<Item extends { slug: string }>(
  items: Item[],
  slugs: readonly string[],
): Item[] {
  return slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? [])
}
