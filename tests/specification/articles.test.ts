import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { articlesBySlug } from '../../model/articles.ts'
import { phoneHref } from '../../model/records.ts'
import { getMain, getText } from '../support/builtSite.ts'
import { articleSlugs, serviceSlugs } from './lists.ts'
import { getGrade, getSentences, textOfArticle, toWords } from './readability.ts'

/** The specification's figures, verbatim, by article. */
const figures = readTable(`
  top-10-reasons-ac-not-cooling: 30–90 days, 2 feet
  how-often-replace-furnace-filter: every 30–90 days, at least every 3 months, pets or allergies, MERV 8–13
  best-energy-efficient-hvac-upgrades-maryland: SEER 14, AFUE 95%, HSPF 8.5+, up to 30%, SEER2, HSPF2
  ac-vs-heat-pump-which-is-better: SEER 14, HSPF 8.5+, AFUE 95%, SEER2
  top-5-hvac-maintenance-tips-before-summer: 2 feet, 78°F
  indoor-air-quality-solutions-montgomery-county: 30–50%, MERV 8–13
  ultimate-guide-furnace-maintenance-maryland-winters: 30–90 days, 68°F, AFUE 95%
  how-to-choose-right-hvac-system: SEER 14, AFUE 95%, HSPF 8.5+, SEER2
  benefits-of-regular-hvac-maintenance: two tune-ups a year, discounts, priority service
  when-to-replace-your-hvac-system: 10–12 years, 10–15 years, 50% or more, before 2010, R-22, R-410A, 20–25 years, 50+ years
  hvac-energy-saving-tips-for-homeowners: 78°F, 68°F, 2 feet
  understanding-hvac-seer-ratings: SEER 14, SEER2, HSPF2, HSPF 8.5+, AFUE 95%
  how-to-improve-home-air-quality: 30–50%, MERV 8–13, 30–90 days
  preparing-hvac-system-for-winter: filter, carbon monoxide, vents, breathable, tarp, tune-up, 68°F
  smart-thermostats-worth-the-investment: $150–$250+, 10–15%, 78°F, 68°F
  hvac-maintenance-checklist-homeowners: 30–90 days, 2 feet, 30–50%, two tune-ups a year, discounts, priority service
  signs-you-need-new-air-conditioner: 10–12 years, 10–15 years, 50% or more, before 2010, R-22
  how-often-should-you-service-hvac: twice a year, spring, fall, two tune-ups a year, discounts, priority service
  geothermal-hvac-systems-pros-and-cons: 300–600%, 40–70%, 20–25 years, 50+ years, 50–60°F
  hvac-zoning-systems-explained: up to 30%`)

/** The closing buttons quoted in the specification. */
const quotedButtons = readTable(`
  preparing-hvac-system-for-winter: Book Your Winter Tune-Up /services/hvac-tune-up
  smart-thermostats-worth-the-investment: Explore Thermostat Services /services/thermostat-service
  hvac-maintenance-checklist-homeowners: Learn About Our Maintenance Plans /services/maintenance-plans
  signs-you-need-new-air-conditioner: Get a Free AC Estimate /services/ac-installation
  how-often-should-you-service-hvac: View Our Maintenance Plans /services/maintenance-plans
  geothermal-hvac-systems-pros-and-cons: Request a Geothermal Consultation /contact
  hvac-zoning-systems-explained: Get a Zoning Estimate /contact`)

describe.each(articleSlugs)('%s', (slug) => {
  const body = getBody(slug)
  const article = articlesBySlug.get(slug)
  const { prose, rest } = textOfArticle(slug)
  const sentences = getSentences([...prose, ...rest])

  test('has 500 to 2,000 words in sections, and a table, list, or drawing', () => {
    expect(sentences.flat().length).toBeGreaterThanOrEqual(500)
    expect(sentences.flat().length).toBeLessThanOrEqual(2000)
    expect(article?.sections.length).toBeGreaterThanOrEqual(3)
    expect(body.querySelector('table, ol, ul, svg')).not.toBeNull()
  })

  test('links to at least two other articles or services, and ends with a matching button', () => {
    const links = body.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
    const inward = new Set(links.filter((href) => /^\/(blog|services)\//.test(href)))
    expect(inward.size).toBeGreaterThanOrEqual(2)
    expect(inward).not.toContain(`/blog/${slug}`)
    const targets = ['/contact', phoneHref, ...serviceSlugs.map((name) => `/services/${name}`)]
    expect(targets).toContain(article?.cta.href)
  })

  test('reads at grade level 6 to 9, with no sentence over 40 words', () => {
    expect(getGrade(prose)).toBeGreaterThan(5.5)
    expect(getGrade(prose)).toBeLessThan(9)
    expect(sentences.filter((words) => words.length > 40)).toEqual([])
  })

  test('has headings in sentence case', () => {
    for (const heading of body.querySelectorAll('h2, h3').map(getText)) {
      const [, ...rest] = toWords(heading)
      const capitalized = rest.filter((word) => /^[A-Z][a-z]/.test(word))
      // Names may be capitalized, and so may the first word after a number or a colon.
      expect(capitalized.length, heading).toBeLessThanOrEqual(Math.max(2, rest.length / 2))
    }
  })
})

test.each(figures)('%s has the specified figures: %s', (slug = '', texts = '') => {
  const shown = getText(getMain(`/blog/${slug}`).querySelector('article')).toLowerCase()
  for (const figure of texts.split(', ')) expect(shown).toContain(figure.toLowerCase())
})

test.each(quotedButtons)('%s ends with the specified button: %s', (slug = '', quoted) => {
  const cta = articlesBySlug.get(slug)?.cta
  expect(`${cta?.label} ${cta?.href}`).toBe(quoted)
})

test('the emergency article ends with a call button', () => {
  const article = articlesBySlug.get('emergency-hvac-repair-prince-georges-county')
  expect(article?.cta.href).toBe(phoneHref)
})

test.each([
  'emergency-hvac-repair-prince-georges-county',
  'common-hvac-problems-and-solutions',
  'ultimate-guide-furnace-maintenance-maryland-winters',
  'preparing-hvac-system-for-winter',
])('%s says what to do in danger', (slug) => {
  expect(getText(getBody(slug))).toMatch(/911/)
  expect(getText(getBody(slug))).toMatch(/carbon monoxide|CO alarm/i)
})

test('no two articles share a sentence of 14 words or more', () => {
  const sentences = articleSlugs.flatMap((slug) => {
    const { prose, rest } = textOfArticle(slug)
    const all = getSentences([...prose, ...rest, articlesBySlug.get(slug)?.intro ?? ''])
    const long = all.filter((words) => words.length >= 14)
    return [...new Set(long.map((words) => words.join(' ').toLowerCase()))]
  })
  expect(sentences.length).toBeGreaterThan(500)
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([])
})

/** An article's body, without the closing box. */
function getBody(slug: string): HTMLElement {
  const body = getMain(`/blog/${slug}`).querySelector(
    'div:has(> nav[aria-label="On this page"]) + div',
  )
  if (!body) throw new Error(`${slug} has no text.`)
  return body
}

/** Parses rows of 'slug: text'. */
function readTable(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(': '))
}
