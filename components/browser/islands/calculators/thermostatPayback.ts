import { decimal, dollars, duration } from '../../formatNumber.ts'
import { defaults } from './defaults.data.ts'
import { defineCalculator } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

export const thermostatPayback = defineCalculator({
  name: 'thermostat-payback',
  title: 'When a smart thermostat pays for itself',
  inputs: {
    /** Dollars per year for heating and cooling. */
    spending: { min: 100, max: 20_000, example: defaults.spending },
    /** Dollars, including wiring and electrician. */
    thermostat: { min: 20, max: 2000, example: 200 },
    /**
     * Percent of the yearly spending. The average is just over 8; manufacturers claim 10–15.
     * https://sftool.gov/greenprocurement/green-products/24/hvacmechanical/1754/smart-thermostats/0?addon=False
     */
    saving: { min: 1, max: 15, example: 8 },
  },
  describe({ spending, thermostat, saving }) {
    // Dollars saved per year, and the years until they cover the price.
    const payback = (share: number) => {
      const saved = (spending * share) / 100
      return { saved, years: thermostat / saved }
    }
    const { saved, years } = payback(saving)
    const low = payback(10)
    const high = payback(15)
    return {
      summary: `${dollars(spending)} a year for heating and cooling, a thermostat for ${dollars(thermostat)}, ${decimal(saving)}% saved.`,
      headline: `Paid back after ${duration(years)}`,
      explanation: `${decimal(saving)}% of ${dollars(spending)} is ${dollars(saved)} a year. If you already turn it back every night, expect less.`,
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
