import { capitalized, decimal, dollars } from '../../formatNumber.ts'
import { defaults } from './defaults.data.ts'
import { defineCalculator } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

/**
 * Fuels with their heat content in BTU per unit of sale. A therm is 100,000 BTU by definition; oil
 * and propane are US averages.
 * https://www.eia.gov/energyexplained/units-and-calculators/british-thermal-units.php
 */
const fuels = {
  gas: { name: 'Gas', unit: 'therm', heatContent: 100_000 },
  propane: { name: 'Propane', unit: 'gallon', heatContent: 91_452 },
  oil: { name: 'Oil', unit: 'gallon', heatContent: 138_500 },
}

/** BTU per kWh. Same source. */
const btuPerKwh = 3412

/**
 * The relative cost difference below which the result is a tie. The factors that the calculator
 * leaves out then decide: the furnace's blower, duct losses, backup heat, and the fixed charge of a
 * gas account.
 */
const tie = 0.1

/**
 * Dollars per gallon. The minimum is above the example price per therm, so that a price entered in
 * the wrong unit is rejected.
 */
const gallon = { min: 2, max: 10, prompt: 'Enter the price of a gallon.' }

/**
 * Dollars per million BTU of heat delivered to the rooms: price ÷ heat content ÷ efficiency.
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
  title: 'Your fuel or a heat pump: what the heat costs',
  inputs: {
    fuel: {
      choices: {
        gas: 'Natural gas',
        propane: 'Propane',
        oil: 'Heating oil',
        baseboard: 'Electric baseboard',
      },
      example: 'gas',
      changes: {
        gas: { fuelPrice: {}, afue: {} },
        propane: { fuelPrice: { ...gallon, example: defaults.propane }, afue: {} },
        // Few oil furnaces reach 95%.
        oil: { fuelPrice: { ...gallon, example: undefined }, afue: { example: 85 } },
        baseboard: { fuelPrice: null, afue: null },
      },
    },
    /** Dollars per therm of gas, or per gallon of oil or propane. */
    fuelPrice: { min: 0.3, max: 6, example: defaults.gas, digits: 2 },
    /** Percent. */
    afue: { min: 50, max: 99, example: 95 },
    /** Cents per kWh. */
    electricity: { min: 5, max: 60, example: defaults.electricity },
    hspf2: { min: 5, max: 15, example: 9 },
    /** COP at 47°F, from the manufacturer's table. */
    cop47: { min: 1, max: 7, optional: true },
    /** COP at 17°F, from the manufacturer's table. */
    cop17: { min: 1, max: 7, optional: true },
  },
  describe({ fuel, fuelPrice, afue, electricity, hspf2, cop47, cop17 }) {
    const heatPumpAt = (cop: number) => heatCost(electricity / 100, btuPerKwh, cop)
    // HSPF2 is the average over a test winter, in BTU per watt-hour. 10 CFR 430 Subpart B App. M1
    const heatPump = heatPumpAt((hspf2 * 1000) / btuPerKwh)
    const other =
      fuel === 'baseboard'
        ? { name: 'Baseboard', label: 'Electric baseboard', cost: heatPumpAt(1), summary: [fuel] }
        : describeFurnace(fuels[fuel], fuelPrice, afue)
    const cops = Object.entries({ '47°F': cop47, '17°F': cop17 }).flatMap(([temperature, cop]) =>
      cop === undefined ? [] : { temperature, cop, text: `COP ${decimal(cop, 2)}` },
    )
    const summary = [
      ...other.summary,
      `electricity at ${decimal(electricity)}¢ per kWh`,
      `${decimal(hspf2)} HSPF2`,
      ...cops.map(({ temperature, text }) => `${text} at ${temperature}`),
    ]
    const { headline, isTie } = compare(other.name, other.cost, heatPump)
    return {
      summary: `${capitalized(summary.join(', '))}.`,
      headline,
      explanation:
        fuel === 'baseboard'
          ? `A kilowatt-hour gives ${decimal(btuPerKwh)} BTU through a baseboard, and about ${decimal(hspf2 * 1000)} through the heat pump.`
          : `${isTie ? 'Within 10%, comfort and what this leaves out decide, such as the fixed charge of a gas account. ' : ''}Both cost the same with electricity at ${decimal((electricity * other.cost) / heatPump)}¢ per kWh. At ${decimal(electricity)}¢, the heat pump is the cheaper one whenever its COP is above ${decimal(heatPumpAt(1) / other.cost)}.`,
      figures: [
        { label: other.label, ...perMillion(other.cost) },
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

type Fuel = (typeof fuels)[keyof typeof fuels]

function describeFurnace({ name, unit, heatContent }: Fuel, price: number, afue: number) {
  const efficiency = `${decimal(afue)}% AFUE`
  return {
    name,
    label: `${name} heat, ${efficiency}`,
    cost: heatCost(price, heatContent, afue / 100),
    summary: [`${name} at ${dollars(price, 2)} a ${unit}`, efficiency],
  }
}

function perMillion(cost: number) {
  return { value: dollars(cost, 2), detail: 'per million BTU of heat' }
}

function compare(name: string, other: number, heatPump: number) {
  const less = 1 - Math.min(other, heatPump) / Math.max(other, heatPump)
  const percent = `${decimal(less * 100, 0)}%`
  if (less < tie) return { headline: 'Too close to call', isTie: true }
  const headline =
    other < heatPump
      ? `${name} heat costs ${percent} less than the heat pump`
      : `The heat pump costs ${percent} less than ${name.toLowerCase()} heat`
  return { headline, isTie: false }
}
