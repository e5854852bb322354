import { calculators, energyPrices } from '../../../../model/records.ts'

type Energy = (typeof energyPrices)[number]['energy']

/** The first price listed for an energy source, in dollars. */
const getPrice = (wanted: Energy) =>
  energyPrices.find(({ energy, isPartial }) => energy === wanted && !isPartial)?.dollars

const kilowattHour = getPrice('electricity')

/** The starting values of the worked examples. A calculator that lacks one is not shown. */
export const defaults = {
  /** Cents per kWh. */
  electricity: kilowattHour && Number((kilowattHour * 100).toFixed(1)),
  /** Dollars per gallon. */
  propane: getPrice('propane'),
  /** Dollars per therm. */
  gas: calculators?.gasPrice,
  /** Hours per summer at full power. */
  hours: calculators?.fullPowerHours.typical,
  /** Dollars per year for heating and cooling. */
  spending: calculators?.yearlySpending,
}
