import { decimal, dollars, duration } from '../../formatNumber.ts'
import * as defaults from './defaults.data.ts'
import { defineCalculator, fillWords } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'
import words from './thermostatPayback.data.ts'

export const thermostatPayback = defineCalculator({
  name: 'thermostat-payback',
  title: words.title,
  inputs: {
    spending: {
      label: words.spending,
      unit: words.spendingUnit,
      min: 100,
      max: 20_000,
      example: defaults.spending,
    },
    thermostat: {
      label: words.thermostat,
      unit: words.thermostatUnit,
      min: 20,
      max: 2000,
      example: 200,
    },
    // The average is just over 8; manufacturers claim 10–15.
    // https://sftool.gov/greenprocurement/green-products/24/hvacmechanical/1754/smart-thermostats/0?addon=False
    saving: { label: words.saving, unit: '%', min: 1, max: 15, example: 8 },
  },
  describe({ spending, thermostat, saving }) {
    const payback = (percent: number) => {
      const perYear = (spending * percent) / 100
      return { saved: dollars(perYear), time: duration(thermostat / perYear) }
    }
    const { saved, time } = payback(saving)
    const percent = `${decimal(saving)}%`
    const low = payback(10)
    const high = payback(15)
    return {
      headline: fillWords(words.paidBack, { time }),
      explanation: fillWords(words.explanation, { percent, spending: dollars(spending), saved }),
      figures: [
        {
          label: fillWords(words.at, { percent }),
          value: fillWords(words.perYear, { saved }),
          detail: time,
        },
        {
          label: words.claimed,
          value: fillWords(words.rangePerYear, { low: low.saved, high: high.saved }),
          detail: fillWords(words.times, { low: high.time, high: low.time }),
        },
      ],
    }
  },
})

export const mount = mountCalculator(thermostatPayback)
