import { decimal, dollars } from '../ui/formatNumber.ts'
import { defineCalculator } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

/**
 * Fuels by their heat content in BTU per unit of sale. A therm is 100,000 BTU by definition; oil and propane
 * are US averages. https://www.eia.gov/energyexplained/units-and-calculators/british-thermal-units.php
 */
const fuels = {
  gas: { name: 'Gas', unit: 'therm', heatContent: 100_000 },
  oil: { name: 'Oil', unit: 'gallon', heatContent: 138_500 },
  propane: { name: 'Propane', unit: 'gallon', heatContent: 91_452 },
}

/** BTU per kWh. Same source. */
const btuPerKwh = 3412

/** Relative difference in cost below which laboratory ratings decide nothing. */
const tie = 0.03

/**
 * Dollars per million BTU of heat in the rooms: price ÷ heat content ÷ efficiency.
 * https://www.eia.gov/tools/faqs/faq.php?id=987
 * @param price in dollars per unit of sale
 * @param heatContent in BTU per unit of sale
 * @param efficiency heat delivered ÷ heat content: an AFUE of 95% is 0.95, a COP of 3 is 3
 */
function heatCost(price: number, heatContent: number, efficiency: number): number {
  return (price / heatContent / efficiency) * 1_000_000
}

export const fuelCost = defineCalculator({
  name: 'fuel-cost',
  title: 'Furnace or heat pump: what the heat costs',
  inputs: {
    fuel: {
      choices: { gas: 'Natural gas', oil: 'Heating oil', propane: 'Propane' },
      example: 'gas',
    },
    /** Dollars per therm of gas, or per gallon of oil or propane. */
    fuelPrice: { min: 0.3, max: 10, step: 0.01, example: 1.6 },
    /** Percent. */
    afue: { min: 50, max: 99, step: 0.1, example: 95 },
    /** Cents per kWh. */
    electricity: { min: 5, max: 60, step: 0.1, example: 18 },
    hspf2: { min: 5, max: 15, step: 0.1, example: 9 },
    /** COP at 47°F, from the maker's table. */
    cop47: { min: 1, max: 7, step: 0.01 },
    /** COP at 17°F, from the maker's table. */
    cop17: { min: 1, max: 7, step: 0.01 },
  },
  describe({ fuel, fuelPrice, afue, electricity, hspf2, cop47, cop17 }) {
    const { name, unit, heatContent } = fuels[fuel]
    const furnace = heatCost(fuelPrice, heatContent, afue / 100)
    const heatPumpAt = (cop: number) => heatCost(electricity / 100, btuPerKwh, cop)
    // HSPF2 is the average over a test winter, in BTU per watt-hour. 10 CFR 430 Subpart B App. M1
    const heatPump = heatPumpAt((hspf2 * 1000) / btuPerKwh)
    const cops = Object.entries({ '47°F': cop47, '17°F': cop17 }).flatMap(([temperature, cop]) =>
      cop === undefined ? [] : { temperature, cop, text: `COP ${decimal(cop, 2)}` },
    )
    const given = [
      `${name} at ${dollars(fuelPrice, 2)} a ${unit}`,
      `${decimal(afue)}% AFUE`,
      `electricity at ${decimal(electricity)}¢ per kWh`,
      `${decimal(hspf2)} HSPF2`,
      ...cops.map(({ temperature, text }) => `${text} at ${temperature}`),
    ]
    return {
      given: `${given.join(', ')}.`,
      verdict: verdictOf(name, furnace, heatPump),
      because: `Both cost the same with electricity at ${decimal((electricity * furnace) / heatPump)}¢ per kWh. At ${decimal(electricity)}¢, the heat pump is the cheaper one whenever its COP is above ${decimal(heatPumpAt(1) / furnace)}.`,
      figures: [
        { label: `${name} furnace, ${decimal(afue)}% AFUE`, ...perMillion(furnace) },
        { label: `Heat pump, ${decimal(hspf2)} HSPF2`, ...perMillion(heatPump) },
        ...cops.map(({ temperature, cop, text }) => ({
          label: `Heat pump at ${temperature}, ${text}`,
          ...perMillion(heatPumpAt(cop)),
        })),
      ],
    }
  },
})

export const mount = mountCalculator(fuelCost)

function perMillion(cost: number) {
  return { value: dollars(cost, 2), detail: 'per million BTU of heat' }
}

function verdictOf(name: string, furnace: number, heatPump: number): string {
  const less = 1 - Math.min(furnace, heatPump) / Math.max(furnace, heatPump)
  if (less < tie) return 'Too close to call'
  const winner = furnace < heatPump ? `${name} heat` : 'The heat pump'
  return `${winner} costs ${decimal(less * 100, 0)}% less`
}
