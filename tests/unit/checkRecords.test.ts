import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFacts } from '../../model/checks/checkFacts.ts'
import { checkSite } from '../../model/checks/checkRecords.ts'
import { checkRedirects } from '../../model/checks/checkRedirects.ts'
import { readSite } from '../../model/checks/site.ts'
import { readContent } from '../../model/readContent.ts'
import { toYaml } from '../../renderer/cli/oldAddresses.ts'
import {
  type FileMessage,
  getErrors,
  getWarnings,
  report,
  reportBriefly,
} from '../../renderer/content/report.ts'
import { strayFiles } from '../../renderer/content/strayFiles.ts'
import { site as definition } from '../../site.config.ts'
import { temporaryFolder } from '../support/files.ts'
import { moveOldSite } from '../support/oldSite.ts'
import { brokenRecords, validRecords } from './brokenRecords.ts'

const root = temporaryFolder()

test('reports nothing for valid records', () => {
  expect(check({})).toEqual({ errors: [], warnings: [] })
})

test.each(brokenRecords)('$error', ({ file, source, message, warning }) => {
  const { errors, warnings } = check({ [file]: source })
  expect(getLines(errors)).toBe(message && `${file}:${message}`)
  expect(getLines(warnings)).toBe(warning && `${file}:${warning}`)
  expect(report([...errors, ...warnings])).toMatch(/^ +\| +\^$/m)
})

function getLines(messages: FileMessage[]): string {
  const lines = messages.map(({ file, message: { line, column, reason, note } }) =>
    [file.path, line, column, ` ${reason} ${note}`].join(':'),
  )
  return lines.join('\n')
}

const coupons = readFileSync(join(validRecords, 'content/coupons.yaml'), 'utf8')
const business = readFileSync(join(validRecords, 'content/business.yaml'), 'utf8')

test.each([
  ['Windows line ends', { 'content/coupons.yaml': coupons.replaceAll('\n', '\r\n') }],
  ['a byte order mark', { 'content/coupons.yaml': `\uFEFF${coupons}` }],
  ['no coupons', { 'content/coupons.yaml': '', 'content/services.yaml': withoutCoupon() }],
  ['a comment', { 'content/coupons.yaml': `# Ours\n${coupons}` }],
])('accepts %s', (_, files) => {
  expect(check(files).errors).toEqual([])
})

test.each([
  ['Latin-1', Buffer.from(business.replace('Heating', 'Heating, Café'), 'latin1'), '1:28'],
  ['UTF-16', Buffer.from(`\uFEFF${business}`, 'utf16le'), '1:1'],
])('reports a file in %s', (_, source, place) => {
  const { errors } = check({ 'content/business.yaml': source })
  expect(reportBriefly(errors)).toContain(
    `content/business.yaml:${place}  This file is not saved as UTF-8`,
  )
})

test('reports several errors in several files at once', () => {
  const { errors } = check({
    'content/coupons.yaml': coupons.replace('SAVE50', 'save 50'),
    'content/business.yaml': business.replace('4.7', 'four').replace('12+', '12'),
    'content/services.yml': '',
  })
  expect(errors.map(({ file, message }) => `${file.path}:${message.line}`)).toEqual([
    'content/business.yaml:6',
    'content/business.yaml:17',
    'content/coupons.yaml:1',
    'content/services.yml:1',
  ])
})

test('reports a missing file, unless its list may be empty', () => {
  check({})
  rmSync(join(root, 'content/about.yaml'))
  rmSync(join(root, 'content/faq.yaml'))
  const errors = getErrors(readContent(root).files)
  expect(errors.map(({ message }) => message.reason)).toEqual(['content/about.yaml is missing.'])
})

test('warns about a city that the map leaves out, and about a map that is not shown', () => {
  const map = readFileSync(join(validRecords, 'content/map.geojson'), 'utf8')
  const withCities = (count: number) => {
    let dots = 0
    const isKept = (line: string) => !line.includes('"city"') || ++dots <= count
    return { 'content/map.geojson': map.split('\n').filter(isKept).join('\n') }
  }
  expect(reportBriefly(check(withCities(2)).warnings)).toBe(
    'content/cities.yaml:17:9  skokie is not on the map. Write a Point for it in content/map.geojson.',
  )
  expect(reportBriefly(check(withCities(1)).errors)).toBe(
    'content/map.geojson:1:1  This map is not shown: it has fewer than two cities. Write a Point for each city, or delete the file.',
  )
})

test('accepts the redirects of a WordPress site that moved', () => {
  const { content } = readContent(validRecords)
  const redirects = toYaml(moveOldSite(content ? Object.keys(readSite(content).pages) : []))
  expect(redirects.match(/^- /gm)?.length).toBeGreaterThan(30)
  expect(check({ 'content/redirects.yaml': redirects })).toEqual({ errors: [], warnings: [] })
})

test('a redirect does not begin at the script that receives the contact form', () => {
  const redirects = { 'content/redirects.yaml': '- from: /contact.php\n  to: /contact\n' }
  expect(check(redirects)).toEqual({ errors: [], warnings: [] })
  const record = `${business}contactForm:\n  receiver: php\n`
  expect(reportBriefly(check({ ...redirects, 'content/business.yaml': record }).errors)).toBe(
    'content/redirects.yaml:1:9  /contact.php is on this site, and could not be opened. Delete this entry, or that page.',
  )
})

test('warns of old addresses that mostly lead to the home page', () => {
  const entries = ['a', 'b', 'c', 'd', 'e'].map((name) => `- from: /${name}\n  to: /\n`)
  const { errors, warnings } = check({ 'content/redirects.yaml': entries.join('') })
  expect([errors, reportBriefly(warnings)]).toEqual([
    [],
    'content/redirects.yaml:1:3  5 of 5 old addresses lead to the home page. Search engines treat these as missing. Write the page about the same subject.',
  ])
})

test.each([
  ['public/_redirects', 'Move its lines into this file, and delete it.'],
  ['public/.htaccess', 'Move its other lines to hosting/htaccess, and delete it.'],
])('an owner who has redirects in %s too is told where to put them', (file, note) => {
  mkdirSync(join(root, 'public'))
  const { errors } = check({ [file]: '/old /new 301' })
  rmSync(join(root, 'public'), { recursive: true })
  expect(reportBriefly(errors)).toBe(
    `content/redirects.yaml:1:3  The build would replace ${file} by these redirects. ${note}`,
  )
})

test('a thousand redirects are checked in a moment', () => {
  const entries = Array.from({ length: 1000 }, (_, index) => `- from: /old-${index}\n  to: /blog\n`)
  const start = performance.now()
  expect(check({ 'content/redirects.yaml': entries.join('') })).toEqual({
    errors: [],
    warnings: [],
  })
  expect(performance.now() - start).toBeLessThan(2000)
})

function withoutCoupon(): string {
  const services = readFileSync(join(validRecords, 'content/services.yaml'), 'utf8')
  return services.replace('    coupon: SAVE50\n', '')
}

/** What the check reports for the valid records with some files replaced. */
function check(files: Record<string, string | Uint8Array>) {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  cpSync(validRecords, root, { recursive: true })
  for (const [file, source] of Object.entries(files)) writeFileSync(join(root, file), source)
  const records = readContent(root)
  if (records.content) {
    const site = readSite(records.content)
    const redirects = records.files.find(({ stem }) => stem === 'redirects')
    if (redirects) checkRedirects(redirects, records.content, [], site)
    checkSite([], records.files, site)
    checkFacts(records.files, records.content, '2026-01-01')
  }
  const checked = [...records.files, ...strayFiles(definition, root, [])]
  return { errors: getErrors(checked), warnings: getWarnings(checked) }
}
