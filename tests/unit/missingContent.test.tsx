import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineCalculator } from '../../components/browser/islands/calculators/defineCalculator.ts'
import { CalculatorForm } from '../../components/calculators/CalculatorForm.tsx'
import { system } from '../../components/theme/system.ts'
import { readContent } from '../../model/readContent.ts'
import { temporaryFolder } from '../support/files.ts'
import { validRecords } from './brokenRecords.ts'

test('shows a calculator only if the content has its starting price', () => {
  expect(formWith(19.5)).toContain('<form')
  expect(formWith(undefined)).not.toContain('<form')
})

test('a site without files for its local facts and redirects has none', () => {
  const root = temporaryFolder()
  cpSync(validRecords, root, { recursive: true })
  for (const name of ['local', 'redirects'])
    rmSync(join(root, `content/${name}.yaml`), { force: true })
  const { content } = readContent(root)
  expect(content?.local.utilities).toEqual([])
  expect(content?.redirects).toEqual([])
})

function formWith(example: number | undefined): string {
  const calculator = defineCalculator({
    name: 'cooling-cost',
    title: 'What a better rating saves',
    inputs: { power: { label: 'Electricity', min: 5, max: 60, example } },
    describe: () => ({ headline: 'Fine', explanation: '', figures: [] }),
  })
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <CalculatorForm calculator={calculator}>Prices are examples.</CalculatorForm>
    </ChakraProvider>,
  )
}
