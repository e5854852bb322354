import { calculators, energyPrices } from '../../content/model/records.ts'

type Energy = (typeof energyPrices)[number]['energy']

/** The first price of an energy, in dollars. */
const getPrice = (wanted: Energy) =>
  energyPrices.find(({ energy, isPartial }) => energy === wanted && !isPartial)?.dollars

const kilowattHour = getPrice('electricity')

/** What the worked examples begin with. A calculator that lacks one of them is not shown. */
export const defaults = {
  /** Cents per kWh. */
  electricity: kilowattHour && Number((kilowattHour * 100).toFixed(1)),
  /** Dollars per gallon. */
  propane: getPrice('propane'),
  /** Dollars per therm. */
  gas: calculators?.gasPrice,
  /** Hours at full power in one summer. */
  hours: calculators?.fullPowerHours.typical,
  /** Dollars a year for heating and cooling. */
  spending: calculators?.yearlySpending,
}
