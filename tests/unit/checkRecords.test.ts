import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentMistake } from '../../content/model/validate.ts'
import { checkSite } from '../../renderer/check/checkContent.ts'
import { checkRecords } from '../../renderer/check/checkRecords.ts'
import { errorsOf, report } from '../../renderer/check/report.ts'
import { site } from './checkTexts.ts'
import { temporaryFolder } from './files.ts'

const file = 'content/links.ts'
const sound = `const featured = ['ac-repair', 'heat-pump']

export const main = defineRecords(file, schema, [
  { label: 'Home', href: '/' },
  { label: 'AC Repair', href: '/services/ac-repair' },
])

export const footer = defineRecords(file, schema, [
  {
    label: 'Contact',
    href: '/contact',
  },
  {
    label: 'Home',
    hours: [{ opens: '7:00' }],
    terms: ['Once.', 'x'],
  },
])
`

const root = temporaryFolder('content')

test.each<[string, string | undefined, ContentMistake['path'], number]>([
  ['a field of a record', 'AC Repair', [1, 'href'], 5],
  ['a field of the second list', 'Contact', [0, 'href'], 11],
  ['an entry of a list', 'Home', [1, 'terms', 1], 16],
  ['a field within a list', 'Home', [1, 'hours', 0, 'opens'], 15],
  ['a record without a field', 'Contact', [0, 'title'], 9],
  ['a list of names', undefined, ['featured', 1], 1],
  ['a file', undefined, [], 1],
])('a mistake in %s is reported with its line', (_, record, path, line) => {
  const mistake = { file, record, path, reason: 'It is wrong.', note: 'Write it.' }
  const errors = check(sound, [mistake])
  expect(errors.map(({ message }) => message.line)).toEqual([line])
  expect(report(errors)).toContain(`${file}:${line}:`)
})

test('an address must be a page, as in a text', () => {
  const text = sound
    .replace("'/contact'", "'/contcat'")
    .replace("['ac-repair'", "['/services/nothing'")
    .replace("href: '/' }", "href: '/', path: '/anything' }")
  expect(check(text).map(({ message }) => `${message.line}: ${message.reason}`)).toEqual([
    "1: /services/nothing isn't a page on this site.",
    "11: /contcat isn't a page on this site.",
  ])
})

test('a record that another names must exist', () => {
  const errors = check(`export const services = defineRecords(file, schema, [
  { related: ['ac-repair', 'ac-repiar'], coupon: 'REPAIR5' },
])
export const cities = defineRecords(file, schema, [
  { nearby: ['silver-spring-md', 'bowie-md'], area: 'montgomry' },
])
export const featuredServices = ['ac-repair', 'heating'] as const
export const featuredCities = ['bowie-md'] as const
`)
  expect(errors.map(({ message }) => `${message.line}: ${message.reason}`)).toEqual([
    '2: No service is named ac-repiar.',
    '2: No coupon is named REPAIR5.',
    '5: No city is named bowie-md.',
    '5: No area is named montgomry.',
    '7: No service is named heating.',
    '8: No city is named bowie-md.',
  ])
  expect(errors[0]?.message.note).toBe(
    'Did you mean "ac-repair"? Use one of: ac-repair, heat-pump-repair.',
  )
})

test('a missing comma is reported with its line, before the file is loaded', () => {
  const [error] = check(sound.replace("'Contact',", "'Contact'"))
  expect(error?.message.line).toBe(11)
  expect(error?.message.note).toContain('missing comma')
})

function check(text: string, mistakes: ContentMistake[] = []) {
  writeFileSync(join(root, file), text)
  const files = checkRecords(root, { mistakes, site })
  checkSite([], files, site)
  return errorsOf(files)
}
