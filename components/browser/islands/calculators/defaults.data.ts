import { calculators, energyPrices } from '../../../../model/records.ts'

type Energy = (typeof energyPrices)[number]['energy']

/** The first price listed for an energy source, in dollars. */
const getPrice = (wanted: Energy) =>
  energyPrices.find(({ energy, isPartial }) => energy === wanted && !isPartial)?.dollars

const kilowattHour = getPrice('electricity')

// What the worked examples start with. A calculator that lacks one is not shown.
export const electricity = kilowattHour && Number((kilowattHour * 100).toFixed(1))
export const propane = getPrice('propane')
export const gas = calculators?.gasPrice
export const hours = calculators?.fullPowerHours.typical
export const spending = calculators?.yearlySpending
export const lifetimes = calculators?.lifetimes
