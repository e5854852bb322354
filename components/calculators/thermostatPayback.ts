import { defineCalculator } from './defineCalculator.ts'
import { decimal, dollars, duration } from './format.ts'
import { mountCalculator } from './mountCalculator.ts'

/**
 * What a thermostat saves.
 * @param spending on heating and cooling, in dollars a year
 * @param price in dollars
 * @param share of the spending that is saved, in percent
 * @returns dollars saved a year, and years until they add up to the price
 */
export function payback(spending: number, price: number, share: number) {
  const saved = (spending * share) / 100
  return { saved, years: price / saved }
}

export const thermostatPayback = defineCalculator({
  name: 'thermostat-payback',
  title: 'When a smart thermostat pays for itself',
  inputs: {
    /** Dollars a year for heating and cooling. */
    spending: { min: 100, max: 20_000, step: 1, example: 1800 },
    /** Dollars, including wiring and electrician. */
    thermostat: { min: 20, max: 2000, step: 1, example: 200 },
    /** Percent of the spending: 8 on average. https://www.energystar.gov/products/smart_thermostats */
    saving: { min: 1, max: 30, step: 0.5, example: 8 },
  },
  describe({ spending, thermostat, saving }) {
    const { saved, years } = payback(spending, thermostat, saving)
    const low = payback(spending, thermostat, 10)
    const high = payback(spending, thermostat, 15)
    return {
      given: `${dollars(spending)} a year for heating and cooling, a thermostat for ${dollars(thermostat)}, ${decimal(saving)}% saved.`,
      verdict: `Paid back after ${duration(years)}`,
      because: `${decimal(saving)}% of ${dollars(spending)} is ${dollars(saved)} a year. Whoever already turns the thermostat back every night has less to gain.`,
      figures: [
        {
          label: `At ${decimal(saving)}%`,
          value: `${dollars(saved)} a year`,
          detail: duration(years),
        },
        {
          label: 'At the 10–15% that makers claim',
          value: `${dollars(low.saved)}–${dollars(high.saved)} a year`,
          detail: `${duration(high.years)} to ${duration(low.years)}`,
        },
      ],
    }
  },
})

export const mount = mountCalculator(thermostatPayback)
