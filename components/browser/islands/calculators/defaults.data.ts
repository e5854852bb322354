import { calculators, energyPrices } from '../../../../model/records.ts'

type Energy = (typeof energyPrices)[number]['energy']

/** The first price listed for an energy source, in dollars. */
const getPrice = (wanted: Energy) =>
  energyPrices.find(({ energy, isPartial }) => energy === wanted && !isPartial)?.dollars

const kilowattHour = getPrice('electricity')

/** Facts that the worked examples start with. A calculator that lacks one is not shown. */
export const defaults = {
  propane: getPrice('propane'),
  gas: calculators?.gasPrice,
  hours: calculators?.fullPowerHours.typical,
  spending: calculators?.yearlySpending,
}

export const electricityInput = {
  label: 'Electricity',
  unit: '¢ per kWh',
  min: 5,
  max: 60,
  example: kilowattHour && Number((kilowattHour * 100).toFixed(1)),
}
