import { decimal, dollars } from '../../formatNumber.ts'
import * as defaults from './defaults.data.ts'
import { defineCalculator } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

/**
 * Heat content in BTU per unit of sale. A therm is 100,000 BTU by definition; oil and propane are US
 * averages.
 * https://www.eia.gov/energyexplained/units-and-calculators/british-thermal-units.php
 */
const fuels = {
  gas: { name: 'Gas', heatContent: 100_000 },
  propane: { name: 'Propane', heatContent: 91_452 },
  oil: { name: 'Oil', heatContent: 138_500 },
}

/** BTU per kWh. Same source. */
const btuPerKwh = 3412

/**
 * The relative cost difference below which the result is a tie. The factors that the calculator
 * leaves out then decide: the furnace's blower, duct losses, backup heat, and the fixed charge of a
 * gas account.
 */
const tie = 0.1
const tieHeadline = 'Too close to call'

/** The minimum is above the example price per therm, so that a price per therm is rejected. */
const gallon = { unit: '$ per gallon', min: 2, max: 10, prompt: 'Enter the price of a gallon.' }

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
      label: 'Fuel',
      choices: {
        gas: 'Natural gas',
        propane: 'Propane',
        oil: 'Heating oil',
        baseboard: 'Electric baseboard',
      },
      example: 'gas',
      changes: {
        gas: { fuelPrice: { unit: '$ per therm' }, afue: {} },
        propane: { fuelPrice: { ...gallon, example: defaults.propane }, afue: {} },
        // Few oil furnaces reach 95%.
        oil: { fuelPrice: { ...gallon, example: undefined }, afue: { example: 85 } },
        baseboard: { fuelPrice: null, afue: null },
      },
    },
    fuelPrice: {
      label: 'Its price',
      unit: '$ per therm, or gallon of oil or propane',
      min: 0.3,
      max: 6,
      example: defaults.gas,
      digits: 2,
    },
    afue: { label: 'AFUE of the furnace or boiler', unit: '%', min: 50, max: 99, example: 95 },
    electricity: {
      label: 'Electricity',
      unit: '¢ per kWh',
      min: 5,
      max: 60,
      example: defaults.electricity,
    },
    hspf2: { label: 'HSPF2 of the heat pump', min: 5, max: 15, example: 9 },
    // From the manufacturer's table.
    cop47: { label: 'COP at 47°F', min: 1, max: 7, optional: true },
    cop17: { label: 'COP at 17°F', min: 1, max: 7, optional: true },
  },
  describe({ fuel, fuelPrice, afue, electricity, hspf2, cop47, cop17 }) {
    const electricHeat = (cop: number) => heatCost(electricity / 100, btuPerKwh, cop)
    // HSPF2 is the average over a test winter, in BTU per watt-hour. 10 CFR 430 Subpart B App. M1
    const heatPump = electricHeat((hspf2 * 1000) / btuPerKwh)
    const { name, label, cost } =
      fuel === 'baseboard'
        ? { name: 'Baseboard', label: 'Electric baseboard', cost: electricHeat(1) }
        : {
            name: fuels[fuel].name,
            label: `${fuels[fuel].name} heat, ${decimal(afue)}% AFUE`,
            cost: heatCost(fuelPrice, fuels[fuel].heatContent, afue / 100),
          }
    const figure = (label: string, cost: number) => ({
      label,
      value: dollars(cost, 2),
      detail: 'per million BTU of heat',
    })
    const copFigure = (temperature: string, cop?: number) =>
      cop ? [figure(`Heat pump at ${temperature}, COP ${decimal(cop, 2)}`, electricHeat(cop))] : []
    const headline = compare(name, cost, heatPump)
    return {
      headline,
      explanation:
        fuel === 'baseboard'
          ? `A kilowatt-hour gives ${decimal(btuPerKwh)} BTU through a baseboard, and about ${decimal(hspf2 * 1000)} through the heat pump.`
          : `${headline === tieHeadline ? 'Within 10%, comfort and what this leaves out decide, such as the fixed charge of a gas account. ' : ''}Both cost the same with electricity at ${decimal((electricity * cost) / heatPump)}¢ per kWh. At ${decimal(electricity)}¢, the heat pump is the cheaper one whenever its COP is above ${decimal(electricHeat(1) / cost)}.`,
      figures: [
        figure(label, cost),
        figure(`Heat pump, ${decimal(hspf2)} HSPF2`, heatPump),
        ...copFigure('47°F', cop47),
        ...copFigure('17°F', cop17),
      ],
    }
  },
})

export const mount = mountCalculator(fuelCost)

function compare(name: string, other: number, heatPump: number): string {
  const less = 1 - Math.min(other, heatPump) / Math.max(other, heatPump)
  if (less < tie) return tieHeadline
  const percent = `${decimal(less * 100, 0)}%`
  return other < heatPump
    ? `${name} heat costs ${percent} less than the heat pump`
    : `The heat pump costs ${percent} less than ${name.toLowerCase()} heat`
}
