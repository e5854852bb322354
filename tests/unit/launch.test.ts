import type { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { checkLaunch, notReady, reminders } from '../../model/readyForCustomers.ts'
import { cities, services, words } from '../../model/records.ts'
import { regionZones } from '../../model/regions.ts'
import { businessSchema, type Trade } from '../../model/schemas/business.ts'
import { weekdays } from '../../model/weekDays.ts'
import { compileDocument } from '../../renderer/mdx/compileDocument.ts'
import { site as definition } from '../../site.config.ts'

const offer = { code: 'TUNEUP79', title: 'A tune-up for $79', description: 'In the fall.' }
const sample = { name: 'Denise M.', sample: true }
const ready = {
  url: 'https://www.potomachomecomfort.com',
  noindex: false,
  testimonials: [{ name: 'Ann B.' }],
  coupons: [{ ...offer, terms: ['Limited time.'], validThrough: '2025-12-31' }],
  facts: {
    licenses: ['Md. HVAC 01 12345'],
    rating: { value: 4.9, count: 287, source: 'Google' },
  },
  reviews: { title: 'Reviews', description: 'What customers say.', lead: 'From Google.' },
  files: [],
}
const unready = { ...ready, testimonials: [sample, ...ready.testimonials] }

test('refuses sample testimonials on a site for customers, but not in a preview', () => {
  expect(() => checkLaunch([], ready)).not.toThrow()
  expect(() =>
    checkLaunch([], { ...ready, facts: { ...ready.facts, rating: undefined } }),
  ).not.toThrow()
  expect(() => checkLaunch([], { ...unready, noindex: true })).not.toThrow()
  expect(() => checkLaunch([], unready)).toThrow('still has samples (Denise M.).')
})

test.each([
  ['no license number', { facts: { ...ready.facts, licenses: [] } }, 'has no license number'],
  [
    'a rating from nowhere',
    { facts: { ...ready.facts, rating: { value: 4.9, count: 287 } } },
    'where the reviews of your rating are',
  ],
  [
    'real reviews that a title calls samples',
    { reviews: { ...ready.reviews, title: 'Sample Reviews of Heating Work' } },
    'still calls the reviews samples',
  ],
  ...[
    { terms: ['Limited time.'] },
    { terms: ['Once.'], title: 'This month only: $50 off' },
    { terms: ['Once.'], description: 'Today only, for new customers.' },
    { terms: ['Good until December 31.'] },
    { terms: ['Once.', 'Expires 10/31/2026.'] },
    { terms: ['Once.'], description: 'A tune-up before Oct. 1.' },
  ].map((words): [string, object, string] => [
    `an offer for a limited time that never ends: ${Object.values(words).join()}`,
    { coupons: [{ ...offer, ...words }] },
    'without a last day (TUNEUP79)',
  ]),
  [
    'a placeholder in a service',
    { files: await checkedFiles('content/services/ac-repair.mdx', 'TODO Short paragraphs.') },
    'content/services/ac-repair.mdx:1:1  "TODO" is a placeholder.',
  ],
])('refuses to build a site for customers with %s', (_, facts, words) => {
  expect(() => checkLaunch([], { ...ready, ...facts })).toThrow(words)
  expect(() => checkLaunch([], { ...ready, ...facts, noindex: true })).not.toThrow()
})

test('a draft with a placeholder does not keep a site from customers', async () => {
  const files = await checkedFiles('content/articles/frost.mdx', '---\ndraft: true\n---\n\nTODO')
  for (const { data } of files) data.isUnpublished = true
  expect(notReady({ ...ready, files })).toEqual([])
})

/** A document, checked. */
async function checkedFiles(path: string, text: string): Promise<VFile[]> {
  return [await compileDocument(definition, process.cwd(), path, text)]
}

test('counts the years since the year that an owner wrote', () => {
  const { error } = businessSchema.shape.yearsOfExperience.safeParse('since 1998')
  expect(error?.issues[0]?.message).toBe(`Write ${new Date().getFullYear() - 1998}+.`)
})

test.each([
  ['Md. HVAC 01 12345', true],
  ['ROC', false],
  ['DC Refrigeration and Air Conditioning Master 1234', true],
  ['MHIC 123456', true],
  ['Maryland HVACR 01-12345', false],
  ['Md. HVAC 03 12345', false],
])('whether the law accepts the form of the license "%s": %s', (license, isValid) => {
  expect(businessSchema.shape.licenses.safeParse([license]).success).toBe(isValid)
})

test.each([
  ['https://www.example.com', true],
  ['https://preview.example.com', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://site.test', true],
  ['https://myexample.com', false],
  ['https://example.com.au', false],
])('whether %s is a trial site, which may have samples: %s', (url, isTrial) => {
  const launch = () => checkLaunch([], { ...unready, url })
  if (isTrial) launch()
  else expect(launch).toThrow('still has samples')
})

const week = { days: [...weekdays], opens: '07:00', closes: '20:00' }
const location = { city: 'Tucson', region: 'AZ', latitude: 32.2, longitude: -110.97 }
const business = {
  copyrightYear: 2025,
  url: ready.url,
  trades: ['cooling'] satisfies Trade[],
  emergency: { answered: 'always' as const },
  hours: [week],
  timeZone: 'America/Phoenix',
  location,
}
const at = (region: string, timeZone: string) => ({ timeZone, location: { ...location, region } })
const daily = (opens: string, closes: string) => ({ hours: [{ ...week, opens, closes }] })
const noon = 'Noon is 12:00, midnight 00:00, and a whole day 00:00 to 24:00.'
const missing = 'Add the days, with closed: true if you are closed.'

test.each<[facts: object, reminder?: string]>([
  [{}],
  [
    { copyrightYear: 2062 },
    'The footer says © 2062. Set copyrightYear in content/business.yaml to 2025.',
  ],
  [
    { copyrightYear: 2024 },
    'The footer says © 2024. Set copyrightYear in content/business.yaml to 2025.',
  ],
  [
    { url: 'https://www.example.com' },
    'https://www.example.com is a sample. Set url in content/business.yaml to the address of your site.',
  ],
  [
    { timeZone: 'America/Denver' },
    'The clocks in AZ do not show the time of America/Denver. Set timeZone in content/business.yaml to America/Phoenix.',
  ],
  [
    at('KY', 'America/Phoenix'),
    'The clocks in KY do not show the time of America/Phoenix. Set timeZone in content/business.yaml to America/New_York or America/Chicago.',
  ],
  [
    { hours: [{ ...week, days: weekdays.slice(0, 5) }] },
    `hours in content/business.yaml does not mention Saturday–Sunday. ${missing}`,
  ],
  [
    { emergency: { answered: 'hours', hours: [{ ...week, days: weekdays.slice(1) }] } },
    `emergency.hours in content/business.yaml does not mention Monday. ${missing}`,
  ],
  [daily('06:30', '00:00'), `hours in content/business.yaml has a long day, 06:30–00:00. ${noon}`],
  [daily('00:00', '23:59'), `hours in content/business.yaml has a long day, 00:00–23:59. ${noon}`],
  [daily('00:00', '24:00')],
  [daily('18:00', '02:00')],
  [at('MI', 'America/Detroit')],
  [{ timeZone: 'US/Arizona' }],
  [at('MP', 'Pacific/Saipan')],
  [at('NL', 'America/Goose_Bay')],
  ...['DC', 'IL', 'PR', 'VI', 'GU', 'AS', 'MP', 'ON', 'NL', 'YT'].flatMap((region) =>
    [regionZones(region)[0] ?? 'none', ...regionZones(region)].map((zone): [object] => [
      at(region, zone),
    ]),
  ),
])('reminds the owner of doubtful facts, and of no others: %o', (facts, reminder) => {
  const found = reminders('2025-12-31', { ...business, ...facts }, () => ({}))
  expect(found).toEqual(reminder ? [reminder] : [])
})

test('lists lines that promise 24/7 answers for a business that does not give them', () => {
  const texts = () => ({
    'content/home.yaml': 'hero:\n  text: Emergencies at any hour.\n',
    'content/articles/frost.mdx': 'We answer in office hours.\n',
    'content/local.yaml': '- label: The gas company, day and night\n',
    'content/dangers.yaml':
      'steps:\n  - The utility comes at any hour.\n  - Call us, day or night.\n',
  })
  const getReminders = (answered: 'always' | 'members') =>
    reminders('2025-12-31', { ...business, emergency: { answered } }, texts)
  expect(getReminders('always')).toEqual([])
  expect(getReminders('members')).toEqual([
    'content/home.yaml:2 says "any hour", but content/business.yaml says that not every emergency call is answered. Change one of them.',
    'content/dangers.yaml:3 says "day or night", but content/business.yaml says that not every emergency call is answered. Change one of them.',
  ])
})

test('lists lines of the sample for a business of another trade', () => {
  const texts = () => ({ 'content/pages.yaml': 'home:\n  title: HVAC Repair\n' })
  const getReminders = (trades: Trade[]) => reminders('2025-12-31', { ...business, trades }, texts)
  expect(getReminders(['roofing', 'cooling'])).toEqual([])
  expect(getReminders(['roofing'])).toEqual([
    'content/pages.yaml:2 says "HVAC", but the trades in content/business.yaml are roofing. Change one of them.',
  ])
})

test.each<[Trade[], string, string?]>([
  [['plumbing'], 'Close the valve, and call a licensed plumber.', 'a licensed plumber'],
  [['heating', 'chimney'], 'Have a chimney sweep look at it.', 'a chimney sweep'],
  [['heating'], 'Call a plumber.'],
  [['plumbing'], 'Call us: our plumbers come.'],
])('tells a business of %j that it sends customers to others: "%s"', (trades, text, words) => {
  const texts = () => ({ 'content/dangers.yaml': text, 'content/faq.yaml': text })
  const trade = trades.at(-1)
  expect(reminders('2025-12-31', { ...business, trades }, texts)).toEqual(
    words
      ? [
          `content/dangers.yaml:1 says "${words}", but ${trade} is one of your trades in content/business.yaml. Change one of them.`,
        ]
      : [],
  )
})

test('lists all pages without a text in one line, once there is a text', () => {
  const [written, ...others] = [
    ...services.map(({ slug }) => `services/${slug}`),
    ...cities.map(({ slug }) => `cities/${slug}`),
  ]
  const getReminders = (...names: string[]) =>
    reminders('2025-12-31', business, () =>
      Object.fromEntries(names.map((name) => [`content/${name}.mdx`, 'Text.'])),
    )
  expect(getReminders()).toEqual([])
  expect(getReminders(String(written), ...others)).toEqual([])
  expect(getReminders(String(written))).toEqual([
    `"${words.visit.textToCome}" stands on /${others.join(', /')}. Run \`npm run new -- ${others[0]}\` to write a text.`,
  ])
})

test.each([
  ['Emergency service around the clock', 'around the clock'],
  ['24 Hours Emergency Repair', '24 Hours'],
  ['Our 24-hour line', '24-hour'],
  ['We answer day & night', 'day & night'],
  ['Help at 2 a.m. or on a holiday', '2 a.m'],
  ['Call us at any time of the night', 'any time of the night'],
  ['We reply within 24 hours of your message', undefined],
  ['Switch it on 24 hours before the test', undefined],
  ['Open from 6 a.m. to 10 p.m.', undefined],
  ['Help at 2 a.m. or on a holiday', undefined, '02:00'],
])('whether "%s" promises an answer at any hour: %s', (text, words, closes = '22:00') => {
  const facts = {
    ...business,
    emergency: { answered: 'hours' as const, ...daily('06:00', closes) },
  }
  const found = reminders('2025-12-31', facts, () => ({ 'content/home.yaml': text }))
  expect(found.map((reminder) => reminder.match(/"(.*?)"/)?.[1])).toEqual(words ? [words] : [])
})
