import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { checkSources } from '../../model/checks/checkSources.ts'
import { sourcesSchema } from '../../model/schemas/sources.ts'
import { readYaml } from '../../renderer/content/readYaml.ts'
import { getErrors, getWarnings, reportBriefly } from '../../renderer/content/report.ts'

const mold = `- id: epa-mold
  publisher: US EPA
  title: Mold and Moisture
  url: https://www.epa.gov/mold/moisture
  topic: safety
  says: Dry what is wet within 24–48 hours
  checked: 2025-12-01
`
const filters = `- id: doe-filters
  publisher: US Department of Energy
  title: Air Conditioner Filters
  url: https://www.energy.gov/filters
  topic: advice
  says: A clean filter saves 5–15%
`

test('reports nothing for sources that are read, cited, and unique', () => {
  expect(check(mold + filters)).toEqual({ errors: '', warnings: '' })
})

test('rejects a source that was read in the future', () => {
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
  const { errors } = readYaml(mold.replace('2025-12-01', tomorrow), sourcesSchema)
  expect(errors).toMatchObject([
    { reason: 'The date is in the future.', note: 'Write the date when you read it.' },
  ])
})

test.each([
  ['safety', true],
  ['law', true],
  ['money', true],
  ['advice', false],
  ['tool', false],
])('whether a page on %s must be read before it is cited: %s', (topic, mustBeRead) => {
  const unread = mold.replace('safety', topic).replace(/ {2}checked.*\n/, '')
  const reason = `Nobody has read this page, and ${topic} rests on it.`
  expect(check(unread).errors.includes(reason)).toBe(mustBeRead)
})

test.each(['https://epa.gov/mold/moisture', 'https://www.epa.gov/mold/moisture/#dry'])(
  'one page stands once: %s',
  (url) => {
    const { errors } = check(mold + filters.replace(/https.*/, url))
    expect(errors).toMatch(/^content\/sources.yaml:11:8 {2}epa-mold has the same address\./)
  },
)

test.each([
  [
    'the same words',
    filters.replace(/says: .*/, 'says: dry what is wet, within 24-48 hours'),
    'epa-mold says the same at another address.',
  ],
  [
    'the same title',
    filters.replace(/publisher: .*\n.*/, 'publisher: US EPA\n  title: Mold and moisture'),
    'epa-mold says the same at another address.',
  ],
  [
    'a front page',
    filters.replace(/url: .*/, 'url: https://www.energy.gov'),
    'This is the front page of www.energy.gov.',
  ],
  [
    'a day long past',
    `${filters}  checked: 2024-12-31\n`,
    'It was last read more than a year ago.',
  ],
  ['an id that nothing cites', filters.replace('doe-filters', 'doe'), 'Nothing cites doe.'],
])('warns about %s', (_, source, reason) => {
  const { errors, warnings } = check(mold + source)
  expect(errors).toBe('')
  expect(warnings.split('\n')).toHaveLength(1)
  expect(warnings).toContain(reason)
})

test('says in one line that many sources are not cited, as after articles were deleted', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const unused = ids.map((id) =>
    filters.replace('doe-filters', id).replace(/(title|says): |filters$/gm, `$&${id} `),
  )
  expect(check(mold + unused.join('')).warnings).toBe(
    'content/sources.yaml:8:7  Nothing cites 5 of the 6 sources. Delete these: a, b, c, d, e.',
  )
  expect(check(mold + unused.slice(0, 3).join('')).warnings.split('\n')).toHaveLength(3)
})

test('accepts a front page as a tool, and a link in a document as a citation', () => {
  const tool = filters
    .replace(/url: .*/, 'url: https://www.ahridirectory.org')
    .replace('advice', 'tool')
    .replace('doe-filters', 'ahri')
  expect(check(mold + tool, ['ahridirectory.org']).warnings).toBe('')
})

/** What the check reports on January 1, 2026, for sources that articles cite. */
function check(yaml: string, links: string[] = []) {
  const { data = [], offsets, errors } = readYaml(yaml, sourcesSchema)
  expect(errors).toEqual([])
  const file = new VFile({ path: 'content/sources.yaml', value: yaml, data: { offsets } })
  checkSources(file, data, new Set(['epa-mold', 'doe-filters', ...links]), '2026-01-01')
  return { errors: reportBriefly(getErrors([file])), warnings: reportBriefly(getWarnings([file])) }
}
