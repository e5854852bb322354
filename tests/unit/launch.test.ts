import type { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { businessSchema } from '../../content/model/schemas/business.ts'
import { checkLaunch, notReady, reminders } from '../../renderer/cli/launch.ts'
import { compileText } from '../../renderer/mdx/compileText.ts'

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
  ...[
    { terms: ['Limited time.'] },
    { terms: ['Once.'], title: 'This month only: $50 off' },
    { terms: ['Once.'], description: 'Today only, for new customers.' },
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
  return [await compileText(process.cwd(), path, text)]
}

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

test('reminds the owner of a new year and a sample URL', () => {
  const emergency = { answered: 'always' as const }
  const business = { copyrightYear: 2025, url: ready.url, emergency }
  expect(reminders('2025-12-31', business)).toEqual([])
  const url = 'https://www.example.com'
  expect(reminders('2026-01-01', { ...business, url })).toEqual([
    'The footer says © 2025. Set copyrightYear in content/business.yaml to 2026.',
    `${url} is a sample. Set url in content/business.yaml to the address of your site.`,
  ])
})

test('lists lines that promise 24/7 answers for a business that does not give them', () => {
  const texts = () => ({
    'content/home.yaml': 'hero:\n  text: Emergencies at any hour.\n',
    'content/articles/frost.mdx': 'We answer in office hours.\n',
  })
  const facts = { copyrightYear: 2025, url: 'https://www.lakeviewair.com' }
  const getReminders = (answered: 'always' | 'members') =>
    reminders('2025-12-31', { ...facts, emergency: { answered } }, texts)
  expect(getReminders('always')).toEqual([])
  expect(getReminders('members')).toEqual([
    'content/home.yaml:2 says "any hour", but content/business.yaml says that not every emergency call is answered. Change one of them.',
  ])
})
