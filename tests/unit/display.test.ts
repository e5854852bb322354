import { expect, test } from 'vitest'
import { formatTime } from '../../components/browser/formatTime.ts'
import { getAriaCurrent } from '../../components/layout/Menu.tsx'
import { formatDate } from '../../components/ui/FormattedDate.tsx'
import { hoursRows } from '../../components/ui/hoursRows.ts'
import { areasInWords } from '../../model/placeholders.ts'
import { withShortNames } from '../../model/schemas/areas.ts'
import { toMinutes } from '../../model/schemas/hours.ts'
import { wordsSchema } from '../../model/schemas/words.ts'
import { formatDays, readDays, weekdays } from '../../model/weekDays.ts'

test.each([
  ['00:00', '12:00 AM'],
  ['07:00', '7:00 AM'],
  ['12:00', '12:00 PM'],
  ['20:30', '8:30 PM'],
  ['24:00', '12:00 AM'],
])('%s is shown as %s', (time, shown) => {
  expect(formatTime(toMinutes(time))).toBe(shown)
})

const on = (opens: string, closes: string) => ({ days: ['Saturday' as const], opens, closes })
const shop = { label: 'Shop', closed: true }
const shopIsClosed = { label: 'Shop', times: ['Closed'] }

test.each([
  [
    'days with a break',
    [on('08:00', '12:00'), on('13:00', '17:00')],
    [{ label: 'Saturday', times: ['8:00 AM–12:00 PM', '1:00 PM–5:00 PM'] }],
  ],
  ['a whole day', [on('00:00', '24:00')], [{ label: 'Saturday', times: ['Open 24 hours'] }]],
  [
    'a day until midnight',
    [on('08:00', '24:00')],
    [{ label: 'Saturday', times: ['8:00 AM–12:00 AM'] }],
  ],
  [
    'a day by appointment, with its own label',
    [{ days: ['Saturday' as const], label: 'Weekends', note: 'By appointment' }],
    [{ label: 'Weekends', times: ['By appointment'] }],
  ],
  [
    'other days with the same label',
    [
      { days: ['Saturday' as const], ...shop },
      { days: ['Sunday' as const], ...shop },
    ],
    [shopIsClosed, shopIsClosed],
  ],
])('shows %s as written', (_, hours, rows) => {
  expect(hoursRows(hours)).toEqual(rows)
})

const [mon, tue, wed, thu, fri, sat, sun] = weekdays

test.each([
  [[mon, tue, wed, thu, fri], 'Monday–Friday'],
  [[sat, sun], 'Saturday–Sunday'],
  [[sun, mon, tue, wed, thu], 'Sunday–Thursday'],
  [[wed, mon], 'Monday, Wednesday'],
  [[mon, tue, thu, sun], 'Thursday, Sunday–Tuesday'],
  [[...weekdays], 'Every day'],
])('names %o %s, and reads the name', (days, label) => {
  expect(formatDays(days)).toBe(label)
  expect(new Set(readDays(label))).toEqual(new Set(days))
})

test.each([
  ['Mon.–Fri.', 'Monday–Friday'],
  ['Monday through Thursday, and Saturdays', 'Monday–Thursday, Saturday'],
  ['weekends', 'Saturday–Sunday'],
  ['Weekdays', 'Monday–Friday'],
  ['Tues to Thurs', 'Tuesday–Thursday'],
  ['Daily', 'Every day'],
  ['Sunrise to sunset, monthly', ''],
  ['Office', ''],
])('the label "%s" names %s', (label, days) => {
  expect(formatDays(readDays(label))).toBe(days)
})

test.each([
  ['2025-01-01', 'January 1, 2025'],
  ['2025-12-31', 'December 31, 2025'],
])('%s is shown as %s, in any zone', (day, shown) => {
  expect(formatDate(day)).toBe(shown.replaceAll(' ', '\u00a0'))
})

test.each([
  ['/services', '/services', 'page'],
  ['/services', '/services/ac-repair', 'true'],
  ['/cities-we-serve', '/cities/bowie-md', 'true'],
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/blog', '/blogging', undefined],
])('the link to %s on %s has aria-current %s', (href, path, current) => {
  expect(getAriaCurrent(href, path)).toBe(current)
})

test.each([
  [
    ['Washington DC', 'Howard County', "Prince George's County"],
    "Washington DC and Howard and Prince George's counties",
  ],
  [['Alexandria', 'Howard County'], 'Alexandria and Howard County'],
  [['Tucson', 'Marana', 'Vail'], 'Tucson, Marana and Vail'],
  [
    ['City of Richmond', 'Henrico County', 'Chesterfield County'],
    'the City of Richmond and Henrico and Chesterfield counties',
  ],
  [['Town of Vail', 'Marana'], 'the Town of Vail and Marana'],
  [['Kansas City', 'District Heights'], 'Kansas City and District Heights'],
  [['Tucson'], 'Tucson'],
  [[], ''],
])('lists counties together: %o', (areas, text) => {
  expect(areasInWords(areas, wordsSchema.parse({}))).toBe(text)
})

test('lists counties as another language does', () => {
  const facts = { county: 'Condado de {name}', counties: 'los condados de {names}' }
  const spanish = wordsSchema.parse({ locale: 'es-US', facts })
  const areas = ['Washington DC', 'Condado de Howard', 'Condado de Montgomery']
  expect(areasInWords(areas, spanish)).toBe('Washington DC y los condados de Howard y Montgomery')
})

test.each([
  [['Chittenden County'], ['Chittenden County']],
  [
    ['Washington DC', 'Howard County'],
    ['Washington DC', 'Howard'],
  ],
])('maps and lists call the areas %j %j', (names, short) => {
  const areas = names.map((name) => ({ slug: 'area', name }))
  expect(withShortNames(areas).map((area) => area.short)).toEqual(short)
  const named = areas.map((area) => ({ ...area, short: 'Baltimore Co.' }))
  expect(withShortNames(named)[0]?.short).toBe('Baltimore Co.')
})
