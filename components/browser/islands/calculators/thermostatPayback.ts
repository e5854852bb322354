import { decimal, dollars, duration } from '../../formatNumber.ts'
import * as defaults from './defaults.data.ts'
import { defineCalculator } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

export const thermostatPayback = defineCalculator({
  name: 'thermostat-payback',
  title: 'When a smart thermostat pays for itself',
  inputs: {
    spending: {
      label: 'Heating and cooling',
      unit: '$ a year',
      min: 100,
      max: 20_000,
      example: defaults.spending,
    },
    thermostat: {
      label: 'Thermostat',
      unit: '$, with wiring, less a rebate',
      min: 20,
      max: 2000,
      example: 200,
    },
    // The average is just over 8; manufacturers claim 10–15.
    // https://sftool.gov/greenprocurement/green-products/24/hvacmechanical/1754/smart-thermostats/0?addon=False
    saving: { label: 'Share saved', unit: '%', min: 1, max: 15, example: 8 },
  },
  describe({ spending, thermostat, saving }) {
    const payback = (percent: number) => {
      const perYear = (spending * percent) / 100
      return { saved: dollars(perYear), time: duration(thermostat / perYear) }
    }
    const { saved, time } = payback(saving)
    const low = payback(10)
    const high = payback(15)
    return {
      headline: `Paid back after ${time}`,
      explanation: `${decimal(saving)}% of ${dollars(spending)} is ${saved} a year. If you already turn it back every night, expect less.`,
      figures: [
        { label: `At ${decimal(saving)}%`, value: `${saved} a year`, detail: time },
        {
          label: 'At the 10–15% that makers claim',
          value: `${low.saved}–${high.saved} a year`,
          detail: `${high.time} to ${low.time}`,
        },
      ],
    }
  },
})

export const mount = mountCalculator(thermostatPayback)
