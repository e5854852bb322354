import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import type { VFile } from 'vfile'
import {
  brokenAnchors,
  getWarnings,
  readPages,
  recordPath,
  reportBriefly,
  siteFolder,
  UserError,
  unlinkedPages,
} from '../renderer/index.ts'
import { contactForm, contactScriptPath } from './contactForm.ts'
import { paths } from './documentKinds.ts'
import { type Facts, findDoubts } from './findDoubts.ts'
import {
  allCoupons,
  business,
  cities,
  hasSamples,
  pages,
  redirects,
  services,
  testimonials,
  today,
  words,
} from './records.ts'
import type { Business, Trade } from './schemas/business.ts'
import { type Coupon, limitsTime } from './schemas/coupons.ts'
import { anyHour, smallHours } from './schemas/emergency.ts'
import { siteEnv, siteUrl } from './settings.ts'

interface Site {
  url: string
  noindex: boolean
  testimonials: { name: string; sample?: boolean }[]
  coupons: Coupon[]
  facts: Pick<Business, 'licenses' | 'rating'>
  reviews: { title: string; description: string; lead: string }
  files: VFile[]
}

function readFacts(files: VFile[]): Site {
  const { noindex } = siteEnv
  return {
    url: siteUrl,
    noindex,
    testimonials,
    coupons: allCoupons,
    facts: business,
    reviews: pages.reviews,
    files,
  }
}

/** @throws UserError that lists what keeps a site for customers from being ready */
export function checkLaunch(files: VFile[], site: Site = readFacts(files)) {
  if (site.noindex || isTrial(site.url)) return
  const problems = notReady(site)
  if (problems.length === 0) return
  throw new UserError(
    `This build is for ${site.url}, and not ready for customers:\n${problems.join('\n')}`,
  )
}

export function notReady(site: Site = readFacts([])): string[] {
  const samples = site.testimonials.filter(({ sample }) => sample).map(({ name }) => name)
  const endless = site.coupons.filter(limitsTime).map(({ code }) => code)
  const placeholders = getWarnings(site.files).filter(
    ({ file, message }) => message.ruleId === 'placeholders' && !file.data.isUnpublished,
  )
  return [
    samples.length > 0 &&
      `content/testimonials.yaml still has samples (${samples.join(', ')}). Put your customers' own words in their place, and delete \`sample: true\`.`,
    site.facts.rating !== undefined &&
      !site.facts.rating.source &&
      'content/business.yaml does not say where the reviews of your rating are. Put that into `rating.source`, as in Google.',
    !hasSamples(site.facts.rating, site.testimonials) &&
      /\bsample/i.test(Object.values(site.reviews).join()) &&
      'content/pages.yaml still calls the reviews samples. Change `title`, `description`, and `lead` of `reviews`.',
    site.facts.licenses.length === 0 &&
      'content/business.yaml has no license number. Put yours into `licenses`, with the authority that gave it.',
    endless.length > 0 &&
      `content/coupons.yaml has offers for a limited time without a last day (${endless.join(', ')}). Put it into \`validThrough\`.`,
    ...placeholders.map((placeholder) => reportBriefly([placeholder])),
  ].filter((problem) => problem !== false)
}

/** Lists facts that are valid but probably wrong. */
export function reminders(
  day = today(),
  facts: Facts & Pick<Business, 'copyrightYear' | 'url' | 'trades'> = business,
  texts = readTexts,
): string[] {
  const { copyrightYear, url } = facts
  const year = Number(day.slice(0, 4))
  return [
    copyrightYear !== year &&
      `The footer says © ${copyrightYear}. Set copyrightYear in content/business.yaml to ${year}.`,
    isTrial(url) &&
      `${url} is a sample. Set url in content/business.yaml to the address of your site.`,
    ...findDoubts(facts, year),
    ...findPromises(facts, texts),
    ...findOtherTrade(facts, texts),
    ...findColleagues(facts, texts),
    ...findUnwritten(texts),
  ].filter((reminder) => reminder !== false)
}

/** Lines in the content that promise an answer at any hour, for a business that doesn't give it. */
function findPromises({ emergency }: Facts, texts: typeof readTexts): string[] {
  const { answered, hours = [] } = emergency
  if (answered === 'always') return []
  const isLate = hours.some(({ opens = '', closes = '' }) => closes < opens)
  const promises = isLate ? [anyHour] : [anyHour, smallHours]
  const contrary = 'content/business.yaml says that not every emergency call is answered'
  // Lines on utilities and landlords promise nothing of ours.
  const ownLines = () =>
    Object.fromEntries(
      Object.entries(texts()).map(([path, text]) => [
        path,
        /\/(dangers|local)\.yaml$/.test(path)
          ? text.replace(/^(?!.*\b([Ww]e|[Oo]ur|us)\b).*/gm, '')
          : text,
      ]),
    )
  return findWords(promises, contrary, ownLines)
}

/** Lines that are still the sample's. */
function findOtherTrade({ trades }: Pick<Business, 'trades'>, texts: typeof readTexts): string[] {
  if (trades.includes('heating') || trades.includes('cooling')) return []
  const contrary = `the trades in content/business.yaml are ${trades.join(', ')}`
  return findWords([/\bHVAC\b|\bheating (and|or) cooling\b/i], contrary, texts)
}

/** Whom customers need not call, because the business does that work itself. */
const colleagues: Partial<Record<Trade, string>> = {
  plumbing: 'plumber',
  electrical: 'electrician',
  roofing: 'roofer',
  chimney: 'chimney sweep',
}

function findColleagues({ trades }: Pick<Business, 'trades'>, texts: typeof readTexts): string[] {
  const path = recordPath('dangers')
  const dangers = () => ({ [path]: texts()[path] ?? '' })
  return trades.flatMap((trade) => {
    const colleague = colleagues[trade]
    if (!colleague) return []
    const pattern = new RegExp(`\\ban? (?:licensed )?${colleague}\\b`, 'i')
    return findWords([pattern], `${trade} is one of your trades in content/business.yaml`, dangers)
  })
}

/** Once an owner has begun to write texts: the pages that still have none. */
function findUnwritten(texts: typeof readTexts): string[] {
  const written = Object.keys(texts()).map((path) => path.replace(/^content|\.mdx$/g, ''))
  const all = [
    ...services.map(({ slug }) => paths.service(slug)),
    ...cities.map(({ slug }) => paths.city(slug)),
  ]
  const missing = all.filter((path) => !written.includes(path))
  const [first] = missing
  if (!first || missing.length === all.length) return []
  return [
    `"${words.visit.textToCome}" stands on ${missing.join(', ')}. Run \`npm run new -- ${first.slice(1)}\` to write a text.`,
  ]
}

function findWords(patterns: RegExp[], contrary: string, texts: typeof readTexts): string[] {
  return Object.entries(texts()).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const words = patterns.flatMap((pattern) => line.match(pattern)?.[0] ?? [])[0]
      return words
        ? `${path}:${index + 1} says "${words}", but ${contrary}. Change one of them.`
        : []
    }),
  )
}

function readTexts(): Record<string, string> {
  const paths = globSync('content/**/*.{yaml,mdx}').sort()
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

export function buildSummary(files: VFile[]): string {
  const { noindex } = siteEnv
  const pages = readPages(siteFolder)
  return [
    `The site is in ${siteFolder}.`,
    `  Address:         ${siteUrl}`,
    `  Search results:  ${noindex ? 'kept out (PUBLIC_ENV__NOINDEX=true)' : 'may list it'}`,
    `  Contact form:    ${formReceiver()}`,
    ...notReady(readFacts(files)).map((problem) => `  Not ready:       ${problem}`),
    ...reminders().map((reminder) => `  Reminder:        ${reminder}`),
    ...brokenAnchors(pages, redirects).map(
      (link) => `  Broken link:     ${link}, and that page has no such heading.`,
    ),
    ...unlinkedPages(pages).map(
      (path) => `  No link:         no page leads to ${path}, so visitors don't find it.`,
    ),
  ].join('\n')
}

/** 'sent to https://formspree.io/f/xyzabcde (Formspree)' */
function formReceiver(): string {
  if (!contactForm) return `opens the visitor's email app, to ${business.email}`
  const { title, action } = contactForm
  return `sent to ${action}${contactScriptPath ? `, which emails ${business.email}` : ` (${title})`}`
}

/** Whether a hostname can't be a public site. https://www.rfc-editor.org/rfc/rfc6761#section-6 */
export function isTrial(url: string): boolean {
  const { hostname } = new URL(url)
  return /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$|^127\./.test(hostname)
}
