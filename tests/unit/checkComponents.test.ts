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

const fact = {
  label: 'Permits',
  areas: ['city'],
  fact: 'The office gives permits.',
  sources: ['peoples-gas'],
}
const none = { ...valid, local: localSchema.parse({}) }
const some = {
  ...valid,
  local: { ...valid.local, offices: [fact], rentalRules: [fact], radonRules: [fact] },
}

test.each([
  ['<LocalNumbers />', 'Delete it, or add what it shows: "utilities" in content/local.yaml.'],
  ['<PermitOffices />', '"offices" in content/local.yaml'],
  ['<RentalRules />', '"rentalRules" in content/local.yaml'],
  ['<RadonRules />', '"radonRules" in content/local.yaml'],
  ['<CarbonMonoxideRules />', '"alarmRules" in content/local.yaml'],
  ['<EnergyPrices />', '"energyPrices" in content/local.yaml'],
  ['<ClimateFigures />', '"climate" in content/local.yaml'],
  ['<AcSymptomChart />', 'content/acSymptoms.yaml'],
  ['<CoolingCost />', 'a price of electricity in content/local.yaml, and content/calculators.yaml'],
  ['<FuelCost />', 'a price of electricity in content/local.yaml, and content/calculators.yaml'],
  ['<ThermostatPayback />', 'content/calculators.yaml'],
])('reports %s where it would show nothing', async (tag, what) => {
  const errors = await check(`Some text.\n\n${tag}\n`, none)
  expect(errors).toMatch(
    /^content\/services\/ac-repair\.mdx:3:1 {2}<\w+> has no records to show\. /,
  )
  expect(errors).toContain(what)
})

test('reports a tag of an area without records, and accepts one of an area with them', async () => {
  for (const name of ['LocalNumbers', 'PermitOffices', 'RentalRules']) {
    expect(await check(`<${name} area="lake" />`, some)).toContain(
      `<${name}> has no records to show for lake.`,
    )
    expect(await check(`<${name} area="city" />\n\n<${name} />\n\n<RadonRules />`, some)).toBe('')
  }
})

test('accepts a calculator that needs no record', async () => {
  expect(await check('<RepairOrReplace />', none)).toBe('')
})

async function check(text: string, records: Content): Promise<string> {
  const file = await compileDocument(site, process.cwd(), 'content/services/ac-repair.mdx', text)
  checkComponents(file, records)
  return reportBriefly(getErrors([file]))
}
