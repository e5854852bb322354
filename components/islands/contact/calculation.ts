import type { Calculator } from '../../calculators/defineCalculator.ts'

/** The calculators by the name that a link gives them. */
const calculators: Record<string, () => Promise<Calculator>> = {
  'cooling-cost': () => import('../../calculators/coolingCost.ts').then((file) => file.coolingCost),
  'fuel-cost': () => import('../../calculators/fuelCost.ts').then((file) => file.fuelCost),
  'repair-or-replace': () =>
    import('../../calculators/repairOrReplace.ts').then((file) => file.repairOrReplace),
  'thermostat-payback': () =>
    import('../../calculators/thermostatPayback.ts').then((file) => file.thermostatPayback),
}

/**
 * The beginning of a message from a link such as `/contact?calculator=thermostat-payback&spending=1800&…`.
 * @returns the figures and their result in the calculator's own words; empty unless it knows every value
 */
export async function calculationOf(search: string): Promise<string> {
  const parameters = new URLSearchParams(search)
  const name = parameters.get('calculator') ?? ''
  if (!Object.hasOwn(calculators, name)) return ''
  const calculator = await calculators[name]?.()
  const answer = calculator?.answer((input) => parameters.get(input))
  return calculator && answer
    ? `My question is about “${calculator.title}”. ${answer.given} Result: ${answer.verdict}. ${answer.because}`
    : ''
}
