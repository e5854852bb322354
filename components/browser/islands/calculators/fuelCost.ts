import { decimal, dollars } from '../../formatNumber.ts'
import * as defaults from './defaults.data.ts'
import { defineCalculator, fillWords } from './defineCalculator.ts'
import words from './fuelCost.data.ts'
import { mountCalculator } from './mountCalculator.ts'

/**
 * Heat content in BTU per unit of sale. A therm is 100,000 BTU by definition; oil and propane are US
 * averages.
 * https://www.eia.gov/energyexplained/units-and-calculators/british-thermal-units.php
 */
const fuels = {
  gas: { name: words.gas, heatContent: 100_000 },
  propane: { name: words.propane, heatContent: 91_452 },
  oil: { name: words.oil, heatContent: 138_500 },
}

/** BTU per kWh. Same source. */
const btuPerKwh = 3412

/**
 * The relative cost difference below which the result is a tie. The factors that the calculator
 * leaves out then decide: the furnace's blower, duct losses, backup heat, and the fixed charge of a
 * gas account.
 */
const tie = 0.1

/** The minimum is above the example price per therm, so that a price per therm is rejected. */
const gallon = { unit: words.perGallon, min: 2, max: 10, prompt: words.enterGallon }

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
  title: words.title,
  inputs: {
    fuel: {
      label: words.fuel,
      choices: words.fuels,
      example: 'gas',
      changes: {
        gas: { fuelPrice: { unit: words.perTherm }, afue: {} },
        propane: { fuelPrice: { ...gallon, example: defaults.propane }, afue: {} },
        // Few oil furnaces reach 95%.
        oil: { fuelPrice: { ...gallon, example: undefined }, afue: { example: 85 } },
        baseboard: { fuelPrice: null, afue: null },
      },
    },
    fuelPrice: {
      label: words.fuelPrice,
      unit: words.fuelPriceUnit,
      min: 0.3,
      max: 6,
      example: defaults.gas,
      digits: 2,
    },
    afue: { label: words.afue, unit: '%', min: 50, max: 99, example: 95 },
    electricity: {
      label: words.electricity,
      unit: words.electricityUnit,
      min: 5,
      max: 60,
      example: defaults.electricity,
    },
    hspf2: { label: words.hspf2, min: 5, max: 15, example: 9 },
    // From the manufacturer's table.
    cop47: { label: words.cop47, min: 1, max: 7, optional: true },
    cop17: { label: words.cop17, min: 1, max: 7, optional: true },
  },
  describe({ fuel, fuelPrice, afue, electricity, hspf2, cop47, cop17 }) {
    const electricHeat = (cop: number) => heatCost(electricity / 100, btuPerKwh, cop)
    // HSPF2 is the average over a test winter, in BTU per watt-hour. 10 CFR 430 Subpart B App. M1
    const heatPump = electricHeat((hspf2 * 1000) / btuPerKwh)
    const { name, label, cost } =
      fuel === 'baseboard'
        ? { name: words.baseboard, label: words.fuels.baseboard, cost: electricHeat(1) }
        : {
            name: fuels[fuel].name,
            label: fillWords(words.heat, { fuel: fuels[fuel].name, afue: decimal(afue) }),
            cost: heatCost(fuelPrice, fuels[fuel].heatContent, afue / 100),
          }
    const figure = (label: string, cost: number) => ({
      label,
      value: dollars(cost, 2),
      detail: words.perHeat,
    })
    const copFigure = (label: string, cop?: number) =>
      cop ? [figure(fillWords(label, { cop: decimal(cop, 2) }), electricHeat(cop))] : []
    const headline = compare(name, cost, heatPump)
    return {
      headline,
      explanation:
        fuel === 'baseboard'
          ? fillWords(words.perKilowattHour, {
              heat: decimal(btuPerKwh),
              pumped: decimal(hspf2 * 1000),
            })
          : (headline === words.tie ? `${words.within} ` : '') +
            fillWords(words.both, {
              equal: `${decimal((electricity * cost) / heatPump)}¢`,
              price: `${decimal(electricity)}¢`,
              cop: decimal(electricHeat(1) / cost),
            }),
      figures: [
        figure(label, cost),
        figure(fillWords(words.heatPump, { hspf2: decimal(hspf2) }), heatPump),
        ...copFigure(words.heatPumpAt47, cop47),
        ...copFigure(words.heatPumpAt17, cop17),
      ],
    }
  },
})

export const mount = mountCalculator(fuelCost)

function compare(name: string, other: number, heatPump: number): string {
  const less = 1 - Math.min(other, heatPump) / Math.max(other, heatPump)
  if (less < tie) return words.tie
  const percent = `${decimal(less * 100, 0)}%`
  return other < heatPump
    ? fillWords(words.fuelCostsLess, { fuel: name, percent })
    : fillWords(words.heatPumpCostsLess, { fuel: name.toLowerCase(), percent })
}
