import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { offsets, week } from '../../components/browser/entry/openingHours.data.ts'
import { localTime, openingStatus } from '../../components/browser/entry/openingStatus.ts'
import { semanticTokens } from '../../components/theme/tokens.ts'
import { builtPages, getTargets, getText } from '../support/builtSite.ts'
import { siteFolder } from '../support/sitePages.ts'

/** What only one business says: its name, numbers, codes, places, and promises. */
const words = {
  sample:
    /potomac|\(202\)|2025550147|service@example|REPAIR50|NEWAC250|TUNEUP79|maryland|washington|\bD\.?C\.?\b|montgomery|howard|prince george|silver spring|bethesda|rockville|bowie|columbia|capitol hill|pepco|\bBGE\b|SMECO|reagan national|eastern (time|daylight|standard)|new_york|24\/7|(?<!Office open )24 hours|any hour|day and night|same[- ]day|row house/i,
  lakeview:
    /lakeview|\(773\)|7735550188|chicago|illinois|[ -]IL\b|evanston|naperville|cook county|dupage|north shore|two-flat|plan members|central (time|daylight|standard)/i,
  tucson:
    /sonoran|\(520\)|5205550163|ROC #|COOL79|HEATER150|DRAIN89|tucson|arizona|[ -]AZ\b|\bpima\b|\bpinal\b|swamp cooler|monsoon|mountain (time|daylight|standard)|phoenix/i,
}

interface Business {
  name: string
  /** As pages show it: '(773) 555-0188'. */
  phone: string
  /** The first line of every page. */
  banner: string
  /** The hours in the footer. */
  hours: RegExp
}

/** Tests that the build has the text, facts, and colors of this business, and of no other. */
export function testBusiness(own: keyof typeof words, { name, phone, banner, hours }: Business) {
  const others = Object.entries(words).filter(([firm]) => firm !== own)
  const files = globSync('**/*.{html,js,css,xml,txt,svg,webmanifest}', { cwd: siteFolder })

  test.each(files)('%s has no text of another business', (file) => {
    const text = readFileSync(join(siteFolder, file), 'utf8')
    expect(others.map(([, words]) => text.match(words)?.[0]).filter(Boolean)).toEqual([])
  })

  test.each(builtPages)('$path has its name, number, hours, and promise', ({ document }) => {
    const text = getText(document.querySelector('body'))
    expect(text).toMatch(words[own])
    for (const fact of [name, phone, banner]) expect(text).toContain(fact)
    expect(getText(document.querySelector('footer'))).toMatch(hours)
    const call = `tel:+1${phone.replace(/\D/g, '')}`
    expect(getTargets(document.querySelector('header'))).toContain(call)
  })

  test('colors the browser and the installed site in its main color', () => {
    const manifest = JSON.parse(readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8'))
    expect(manifest).toMatchObject({ name, theme_color: semanticTokens.colors.bg.brandDeep.value })
  })
}

/** How many pages there are of each kind. */
export function countPages() {
  const count = (folder: string) => builtPages.filter(({ path }) => path.startsWith(folder)).length
  return { services: count('/services/'), cities: count('/cities/'), articles: count('/blog/') }
}

const day = 24 * 3_600_000

/**
 * Whether the office is open.
 * @param date midnight (UTC)
 * @param days after it
 * @param time there, HH:MM
 * @param behind hours behind UTC
 */
export function statusAt(date: number, days: number, time: string, behind: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const moment = date + days * day + (hour + behind) * 3_600_000 + minute * 60_000
  return openingStatus(week, localTime(new Date(moment), offsets))
}

/** The next Sundays (midnight, UTC) on which clocks change in most of the country. */
export const clockChanges = { march: nextSunday(2, 2), november: nextSunday(10, 1) }

/** The start (UTC) of the next first or second Sunday of a month. @param month 0-based */
function nextSunday(month: number, nth: number): number {
  const dates = [0, 1].map((years) => {
    const first = new Date(Date.UTC(new Date().getUTCFullYear() + years, month, 1))
    return first.getTime() + (((7 - first.getUTCDay()) % 7) + 7 * (nth - 1)) * day
  })
  // Pages know the offsets from the day of their build.
  return dates.find((date) => date - 2 * day > Date.now()) ?? 0
}
