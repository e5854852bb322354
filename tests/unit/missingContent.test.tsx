import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineCalculator } from '../../components/browser/islands/calculators/defineCalculator.ts'
import { CalculatorForm } from '../../components/calculators/CalculatorForm.tsx'
import { system } from '../../components/theme/system.ts'

test('shows a calculator only if the content has its starting price', () => {
  expect(formWith(19.5)).toContain('<form')
  expect(formWith(undefined)).not.toContain('<form')
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
