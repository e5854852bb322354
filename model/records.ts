import { fillPlaceholders } from '../renderer/index.ts'
import { findLanguages, language, readAddresses } from './languages.ts'
import { siteDay } from './lifecycle.ts'
import { inWords, placeholderValues } from './placeholders.ts'
import { loadContent } from './readContent.ts'
import { type Area, withShortNames } from './schemas/areas.ts'
import type { Trade } from './schemas/business.ts'
import { type City, cityName } from './schemas/cities.ts'
import { ownCalls } from './schemas/dangers.ts'
import type { Equipment, Service } from './schemas/services.ts'
import type { Source } from './schemas/sources.ts'

const root = process.cwd()

const content = loadContent(root, language)

/** The records in the site's own language. */
const ownContent = language ? loadContent(root) : content

// The validated records. Pages, the feed, and structured data read their facts from here.
export const {
  business,
  pages,
  brand,
  testimonials,
  faq,
  map,
  calculators,
  symptoms,
  redirects,
  people,
  home,
  about,
  afterContact,
  words,
  diagrams,
} = content

export const areas = withShortNames(content.areas)

/** As a heading begins: 'Heating, cooling and plumbing' */
export const tradesInWords = inWords(
  business.trades.map((trade) => words.trades[trade]),
  words.locale,
).replace(/./, (letter) => letter.toUpperCase())

/** The addresses of translated pages, by language. */
const translations = new Map(
  findLanguages(root).map((other) => [other, readAddresses(root, ownContent, other)]),
)

const fillText = fillPlaceholders(placeholderValues(content))

/** Replaces the placeholders in a text. The check reports those that don't exist. */
export const fill = (text: string) => fillText(text, () => {})

/** Replaces the placeholders of a text of `words`. */
export const fillWords = (text: string, values: Record<string, string | number>) =>
  fillPlaceholders(values)(text, () => {})

/** The site's own language: 'en'. */
const ownLanguage = ownContent.words.locale.replace(/-.*/, '')

/** @param path in the site's own language @returns where a language has it, if it does */
export function findAddress(path: string, of = language): string | undefined {
  return of && of !== ownLanguage ? translations.get(of)?.get(path) : path
}

/** Where a page is in the language that is built, or in the site's own. */
export const toAddress = (path: string) => findAddress(path) ?? path

/** A language's name in itself, or in the one that is built now. */
export function languageName(of: string, locale = words.locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(of) ?? of
}

/** The same page in all languages that have it, this one included. */
export function findVersions(path: string) {
  return [ownLanguage, ...translations.keys()].flatMap((code) => {
    const address = findAddress(path, code)
    return address ? { code, address, isThis: code === (language ?? ownLanguage) } : []
  })
}

const spoken = business.languages ?? [ownLanguage]

/** In which languages the phone is answered, on pages in another. */
export const answersIn = spoken.includes(language ?? ownLanguage)
  ? undefined
  : fillWords(words.languages.answers, {
      languages: new Intl.ListFormat(words.locale).format(spoken.map((code) => languageName(code))),
    })

/** The text after a link to a page that this language has not: '(in English)'. */
export const inOwnLanguage = {
  code: ownLanguage,
  note: fillWords(words.languages.inThisLanguage, { language: languageName(ownLanguage) }),
}

/** A text with no-break spaces. */
export const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0')

/** The text of `words` that goes with a count. */
export function plural({ one, other }: { one: string; other: string }, count: number): string {
  return new Intl.PluralRules(words.locale).select(count) === 'one' ? one : other
}

export const today = () => siteDay(business.timeZone)

/** The target of a call link, with the number in E.164 form (RFC 3966). */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`
}

/** The target of a link for text messages (RFC 5724). */
export function smsHref(phone: string): string {
  return telHref(phone).replace('tel:', 'sms:')
}

export const phoneHref = telHref(business.phone)

export const emailHref = `mailto:${business.email}`

/** Whether a rating or a testimonial is not a customer's. */
export function hasSamples(
  rating: typeof business.rating,
  testimonials: { sample?: boolean | undefined }[],
): boolean {
  return (rating !== undefined && !rating.source) || testimonials.some(({ sample }) => sample)
}

export const hasSampleReviews = hasSamples(business.rating, testimonials)

export const { services, groups: serviceGroups, sheet: expectations } = content.services

export const cities: City[] = content.cities.map((city) => ({ ...city, name: cityName(city) }))

export const allCoupons = content.coupons

/** Whether a day is within the first and the last day of something, if it has any. */
const isWithin = (day: string, from = '', until = day) => from <= day && day <= until

export const coupons = allCoupons.filter(({ validFrom, validThrough }) =>
  isWithin(today(), validFrom, validThrough),
)

/** What all pages say first. Until it begins, script hides it. */
export const notice =
  business.notice && isWithin(today(), '', business.notice.until) ? business.notice : undefined

/** The holidays to come, in order. */
export const holidays = business.holidays
  .filter(({ date }) => date >= today())
  .toSorted((a, b) => a.date.localeCompare(b.date))

/** The paths of pages with nothing to show today. Navigation and search results leave them out. */
export const emptyPages = [
  { path: pages.coupons.path, entries: coupons.length },
  { path: pages.faq.path, entries: faq.length },
  { path: pages.reviews.path, entries: testimonials.length },
].flatMap(({ path, entries }) => (entries === 0 ? path : []))

const isFilled = ({ href }: { href: string }) => !emptyPages.includes(href)

const { main, footer } = content.navigation

export const navigation = {
  ...content.navigation,
  main: main.filter(isFilled),
  footer: { ...footer, bottom: footer.bottom.filter(isFilled) },
}

const sourcesById = new Map(content.sources.map((source) => [source.id, source]))

export const utilities = withSources(content.local.utilities)
export const energyPrices = withSources(content.local.energyPrices)
export const localGroups = content.local.groups.map((group, index) => ({
  ...group,
  entries: withSources(group.entries).map((entry, row) => ({
    ...entry,
    // What tags in documents name.
    ownLabel: ownContent.local.groups[index]?.entries[row]?.label,
  })),
  advice: withSources(group.advice ?? []),
}))

export const dangerNotice = content.dangers.notice
export const dangers = withSources(content.dangers.dangers).map(({ call, ...danger }) => ({
  ...danger,
  call: ownCalls(call, business.trades),
}))

function withSources<Item extends { sources: string[] }>(items: Item[]) {
  return items.map(({ sources, ...item }) => ({ ...item, sources: getSources(sources) }))
}

export function getSources(ids: string[]): Source[] {
  return ids.flatMap((id) => sourcesById.get(id) ?? [])
}

export function pickBySlug<Item extends { slug: string }>(
  items: Item[],
  slugs: readonly string[],
): Item[] {
  return slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? [])
}

/** What stands for all work of a business: a house that it heats and cools, or its first service. */
export function mainEquipment(trades: Trade[], [first]: Service[]): Equipment {
  const isHouse = trades.includes('heating') && trades.includes('cooling')
  return isHouse || !first ? 'house' : first.equipment
}

/** The equipment of the first of some services: what a drawing shows. */
export function getEquipment([first]: string[]): Equipment {
  const service = services.find(({ slug }) => slug === first)
  return service?.equipment ?? mainEquipment(business.trades, services)
}

/** A city's short name, or its label if another city has the same name: there are two Laurels. */
export function getUniqueName({ name, label }: City): string {
  return cities.filter((city) => city.name === name).length === 1 ? name : label
}

/** The city that an area is, such as Washington DC: its only one, with the same name. */
export function getOwnCity({ slug, name }: Area): City | undefined {
  const [city, ...others] = cities.filter(({ area }) => area === slug)
  return others.length === 0 && city?.name === name ? city : undefined
}
