import { expect, test } from 'vitest'
import { checkComponents } from '../../model/checks/checkComponents.ts'
import { type Content, readContent } from '../../model/readContent.ts'
import { localSchema } from '../../model/schemas/local.ts'
import { getErrors, reportBriefly } from '../../renderer/content/report.ts'
import { compileDocument } from '../../renderer/mdx/compileDocument.ts'
import { site } from '../../site.config.ts'
import { validRecords } from './brokenRecords.ts'

const { content } = readContent(validRecords)
if (!content) throw new Error('The records have errors.')
const valid = content

const fact = { areas: ['city'], sources: ['peoples-gas'] }
const prices = [
  { ...fact, label: 'Average', energy: 'gas', unit: 'therm', dollars: 1, period: '2025' } as const,
]
const entries = [{ ...fact, label: 'Permits', fact: 'The office gives permits.' }]
const none = { ...valid, local: localSchema.parse({}) }
const some = {
  ...valid,
  local: {
    ...valid.local,
    energyPrices: prices,
    groups: [{ id: 'offices', caption: 'Offices', entries }],
  },
}

test.each([
  ['<LocalNumbers />', 'Delete it, or add what it shows: "utilities" in content/local.yaml.'],
  ['<LocalFacts group="prices" />', '"energyPrices" in content/local.yaml'],
  [
    '<Calculator name="cooling-cost" />',
    'a price of electricity in content/local.yaml, and content/calculators.yaml',
  ],
  [
    '<Calculator name="fuel-cost" />',
    'a price of electricity in content/local.yaml, and content/calculators.yaml',
  ],
  ['<Calculator name="thermostat-payback" />', 'content/calculators.yaml'],
])('reports %s where it would show nothing', async (tag, what) => {
  const errors = await check(`Some text.\n\n${tag}\n`, none)
  expect(errors).toMatch(
    /^content\/services\/ac-repair\.mdx:3:1 {2}<\w+> has no records to show\. /,
  )
  expect(errors).toContain(what)
})

test('reports a tag of an area without records, and accepts one of an area with them', async () => {
  for (const tag of ['LocalNumbers', 'LocalFacts group="offices"', 'LocalFacts group="prices"']) {
    const [name] = tag.split(' ')
    expect(await check(`<${tag} area="lake" />`, some)).toContain(
      `<${name}> has no records to show for lake.`,
    )
    expect(await check(`<${tag} area="city" />\n\n<${tag} />`, some)).toBe('')
  }
})

test('reports a group that the records do not have, and names those that they have', async () => {
  const errors = await check('<LocalFacts group="office" area="city" />', some)
  expect(errors).toContain('There is no group "office" in content/local.yaml.')
  expect(errors).toContain('Did you mean "offices"? Add it, or write one of: prices, offices.')
  expect(await check('<LocalFacts group="radon" />', none)).toContain(
    'Add it, or write one of: prices.',
  )
})

test('accepts a calculator that needs no record', async () => {
  expect(await check('<Calculator name="repair-or-replace" />', none)).toBe('')
})

async function check(text: string, records: Content): Promise<string> {
  const file = await compileDocument(site, process.cwd(), 'content/services/ac-repair.mdx', text)
  checkComponents(file, records)
  return reportBriefly(getErrors([file]))
}
