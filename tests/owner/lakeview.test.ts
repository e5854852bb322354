import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { offsets, week } from '../../components/islands/openingHours.data.ts'
import { localTime, openingStatus } from '../../components/islands/startOpeningStatus.ts'
import { main } from '../../components/theme/brandShades.ts'
import { builtPage, builtPages, getMain, getTargets, getText } from '../support/builtSite.ts'
import { jsonLdNode } from '../support/pageHead.ts'
import { siteFolder } from '../support/sitePages.ts'

/** What only the sample business says: its name, numbers, codes, places, and promises. */
const sampleWords =
  /potomac|\(202\)|2025550147|service@example|REPAIR50|NEWAC250|TUNEUP79|maryland|washington|\bD\.?C\.?\b|montgomery|howard|prince george|silver spring|bethesda|rockville|bowie|columbia|capitol hill|pepco|\bBGE\b|SMECO|reagan national|eastern (time|daylight|standard)|new_york|24\/7|24 hours|any hour|day and night|same[- ]day|row house/i

const textFiles = globSync('**/*.{html,js,css,xml,txt,svg,webmanifest}', { cwd: siteFolder })

test.each(textFiles)('%s has no text of the sample business', (file) => {
  const text = readFileSync(join(siteFolder, file), 'utf8')
  expect(text.match(sampleWords)?.[0]).toBeUndefined()
})

test("every page has this business's name, number, hours, and promise", () => {
  for (const { path, document } of builtPages) {
    const text = getText(document.querySelector('body'))
    for (const fact of [
      'Lakeview Heating & Air',
      '(773) 555-0188',
      'Emergency calls for plan members',
    ])
      expect(text, path).toContain(fact)
    expect(getText(document.querySelector('footer')), path).toMatch(
      /Monday–Friday ?7:00 AM–6:00 PM ?Saturday ?8:00 AM–12:00 PM ?Sunday ?Closed ?Emergency ?Plan members ?Central Time/,
    )
    expect(getTargets(document.querySelector('header'))).toContain('tel:+17735550188')
  }
})

test('it has 9 services, 12 towns in 3 areas, and 3 articles', () => {
  const pagesIn = (folder: string) => builtPages.filter(({ path }) => path.startsWith(folder))
  expect(pagesIn('/services/')).toHaveLength(9)
  expect(pagesIn('/cities/')).toHaveLength(12)
  expect(pagesIn('/blog/')).toHaveLength(3)
})

test('its structured data has Chicago and its hours, but no emergency line and no rating from Google', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const business = jsonLdNode(builtPage('/'), 'HVACBusiness')
  expect(business).toMatchObject({
    name: 'Lakeview Heating & Air',
    telephone: '+17735550188',
    address: { addressLocality: 'Chicago', addressRegion: 'IL', addressCountry: 'US' },
    openingHoursSpecification: [
      { dayOfWeek: weekdays, opens: '07:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '12:00' },
    ],
  })
  expect(business).not.toHaveProperty('contactPoint')
  expect(business).not.toHaveProperty('aggregateRating')
})

test.each([
  { name: 'clocks go forward in March', month: 2, sunday: 2, before: 6, after: 5 },
  { name: 'clocks go back in November', month: 10, sunday: 1, before: 5, after: 6 },
])('the office opens by Central Time when $name', ({ month, sunday, before, after }) => {
  const change = nextSunday(month, sunday)
  /** The status at a time of day, `days` after the Sunday of the change, at a UTC offset. */
  const statusAt = (days: number, hour: number, minute: number, behind: number) =>
    openingStatus(
      week,
      localTime(
        new Date(change + days * day + (hour + behind) * 3_600_000 + minute * 60_000),
        offsets,
      ),
    )
  expect(statusAt(-1, 7, 59, before)).toBe('Office closed until 8:00 AM')
  expect(statusAt(-1, 8, 0, before)).toBe('Office open until 12:00 PM')
  expect(statusAt(-1, 12, 0, before)).toBe('Office closed until Monday 7:00 AM')
  expect(statusAt(0, 12, 0, after)).toBe('Office closed until Monday 7:00 AM')
  expect(statusAt(1, 6, 59, after)).toBe('Office closed until 7:00 AM')
  expect(statusAt(1, 7, 0, after)).toBe('Office open until 6:00 PM')
})

test('lists its towns without a map', () => {
  const towns = ['/cities/chicago-il', '/cities/naperville-il']
  expect(getTargets(getMain('/cities-we-serve'))).toEqual(expect.arrayContaining(towns))
  for (const path of ['/', '/cities-we-serve', ...towns])
    expect(getMain(path).querySelectorAll('svg text').map(getText), path).not.toContain('Evanston')
})

test('links nowhere to coupons if there are none', () => {
  for (const { path, document } of builtPages)
    expect(getTargets(document.querySelector('body')), path).not.toContain('/coupons')
  expect(readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8')).not.toContain('/coupons')
})

test('colors the browser and the installed site in its green', () => {
  const manifest = JSON.parse(readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ name: 'Lakeview Heating & Air', theme_color: main('#0a2733') })
})

const day = 24 * 3_600_000

/** The start (UTC) of the next first or second Sunday of a month. @param month 0-based */
function nextSunday(month: number, nth: number): number {
  const dates = [0, 1].map((years) => {
    const first = new Date(Date.UTC(new Date().getUTCFullYear() + years, month, 1))
    return first.getTime() + (((7 - first.getUTCDay()) % 7) + 7 * (nth - 1)) * day
  })
  // Pages know the offsets from the day of their build.
  return dates.find((date) => date - 2 * day > Date.now()) ?? 0
}
