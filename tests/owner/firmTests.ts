import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { offsets, week } from '../../components/browser/entry/openingHours.data.ts'
import { localTime, openingStatus } from '../../components/browser/entry/openingStatus.ts'
import { semanticTokens } from '../../components/theme/tokens.ts'
import { siteMoment } from '../../model/lifecycle.ts'
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
  /** The numbers that the header of other pages calls, by path. */
  otherCalls?: Record<string, string>
  /** The first line of every page. */
  banner: string
  /** The hours in the footer. */
  hours: RegExp
  timeZone: string
  /** The status at some times of the week of Monday, July 6, 2026, on its clock. */
  statuses: Record<string, string>
}

/** Tests that the build has the text, facts, and colors of this business, and of no other. */
export function testBusiness(
  own: keyof typeof words,
  { name, phone, otherCalls = {}, banner, hours, ...time }: Business,
) {
  const others = Object.entries(words).filter(([firm]) => firm !== own)
  const files = globSync('**/*.{html,js,css,xml,txt,svg,webmanifest}', { cwd: siteFolder })

  test.each(files)('%s has no text of another business', (file) => {
    const text = readFileSync(join(siteFolder, file), 'utf8')
    expect(others.map(([, words]) => text.match(words)?.[0]).filter(Boolean)).toEqual([])
  })

  test.each(builtPages)('$path has its name, number, hours, and promise', ({ path, document }) => {
    const text = getText(document.querySelector('body'))
    expect(text).toMatch(words[own])
    for (const fact of [name, phone, banner]) expect(text).toContain(fact)
    expect(getText(document.querySelector('footer'))).toMatch(hours)
    const call = `tel:+1${(otherCalls[path] ?? phone).replace(/\D/g, '')}`
    expect(getTargets(document.querySelector('header'))).toContain(call)
  })

  test('colors the browser and the installed site in its main color', () => {
    const manifest = JSON.parse(readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8'))
    expect(manifest).toMatchObject({ name, theme_color: semanticTokens.colors.bg.brandDeep.value })
  })

  // For the minutes in which clocks change, see tests/unit/openingStatusProperties.test.ts.
  test.each([1, 120, 240, 360])(
    `the office opens by the clock of ${time.timeZone} in %d days`,
    (days) => {
      const moment = new Date(siteMoment().getTime() + days * 86_400_000)
      const clock = { timeZone: time.timeZone, dateStyle: 'short', timeStyle: 'short' } as const
      expect(localTime(moment, offsets)?.toISOString().slice(0, 16).replace('T', ' ')).toBe(
        new Intl.DateTimeFormat('sv-SE', clock).format(moment),
      )
    },
  )

  test.each(Object.entries(time.statuses))('on %s, it says: %s', (moment, status) => {
    expect(openingStatus(week, new Date(`2026-07-${moment}Z`))).toBe(status)
  })
}
