import { calculators, energyPrices } from '../../model/records.ts'
import { coolingCost } from '../browser/calculators/coolingCost.ts'
import { fuelCost } from '../browser/calculators/fuelCost.ts'
import { repairOrReplace } from '../browser/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../browser/calculators/thermostatPayback.ts'
import { capitalized, dollars } from '../browser/formatNumber.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import { SourceLine } from '../ui/SourceLine.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'

const whole = energyPrices.filter(({ isPartial }) => !isPartial)
const electricity = whole.filter(({ energy }) => energy === 'electricity')

/**
 * What a higher cooling efficiency saves in a summer, and how long the extra cost takes to pay
 * back.
 */
export function CoolingCost() {
  return (
    <CalculatorForm
      calculator={coolingCost}
      fields={{
        rating: { label: 'Rating today', hint: 'Or of the basic new unit' },
        scale: { label: 'Scale today' },
        newRating: { label: 'New rating' },
        newScale: { label: 'New scale' },
        tons: { label: 'Size', unit: 'tons', hint: '1 ton is 12,000 BTU an hour' },
        hours: {
          label: 'Hours at full power',
          unit: 'a summer',
          hint: `About ${calculators?.fullPowerHours.range} here; part speed counts less`,
        },
        power: { label: 'Electricity', unit: '¢ per kWh', prices: electricity },
        extra: { label: 'Extra cost of the better unit', unit: '$' },
      }}
    >
      <p>
        The example compares two new units; ratings, hours and the extra cost are examples. An old
        unit that is due anyway isn’t replaced for its rating, so count only what the better one
        costs more. SEER becomes SEER2 at 0.95, a rule of thumb for systems with ducts.
      </p>
      <SourceLine records={electricity} />
    </CalculatorForm>
  )
}

/** What a million BTU of heat costs with a fuel and with a heat pump. */
export function FuelCost() {
  return (
    <CalculatorForm
      calculator={fuelCost}
      fields={{
        fuel: { label: 'Fuel' },
        fuelPrice: { label: 'Its price', unit: '$ per therm, or gallon of oil or propane' },
        afue: { label: 'AFUE of the furnace or boiler', unit: '%' },
        electricity: {
          label: 'Electricity',
          unit: '¢ per kWh',
          hint: 'For heat, from a winter bill',
          prices: electricity,
        },
        hspf2: { label: 'HSPF2 of the heat pump', hint: '9 is a good one, 7.5 the minimum' },
        cop47: { label: 'COP at 47°F', hint: 'Optional' },
        cop17: { label: 'COP at 17°F', hint: 'Optional' },
      }}
    >
      <p>
        Gas at {calculators && dollars(calculators.gasPrice, 2)} is an example: take your price from
        a bill, without the fixed charge.{' '}
        {whole
          .filter(({ energy }) => energy !== 'electricity')
          .map(
            ({ label, energy, unit, dollars: price, period }) =>
              `${capitalized(energy)}, ${label}: ${dollars(price, 2)} a ${unit} (${period}). `,
          )}
        HSPF2 includes the fan; AFUE leaves out a blower’s several hundred to 1,000 kWh a year.{' '}
        {calculators?.winter}
      </p>
      <SourceLine records={whole} />
    </CalculatorForm>
  )
}

/** Which rules favor a repair, and which favor a replacement. */
export function RepairOrReplace() {
  return (
    <CalculatorForm
      calculator={repairOrReplace}
      intro="A furnace with a cracked heat exchanger? Don’t use this: it stays off until the part or the furnace is replaced."
      fields={{
        equipment: { label: 'Equipment' },
        breakdowns: { label: 'Breakdowns', unit: 'in two years, with this one' },
        refrigerant: { label: 'Refrigerant', hint: 'Cooling only; before 2010 likely R-22' },
        warranty: { label: 'Under parts warranty?', hint: 'Often 5 to 10 years' },
        age: { label: 'Age', unit: 'years' },
        repair: { label: 'The repair', unit: '$' },
        replacement: { label: 'New unit', unit: '$', hint: 'Installed' },
      }}
    >
      <p>
        Ages and prices are examples, and the rules are rules of thumb. If heating and cooling are
        both old,{' '}
        <SiteLink href="/blog/when-to-replace-your-hvac-system#one-half-or-both">
          look at both together
        </SiteLink>
        .
      </p>
    </CalculatorForm>
  )
}

/** How long a smart thermostat takes to pay for itself. */
export function ThermostatPayback() {
  return (
    <CalculatorForm
      calculator={thermostatPayback}
      fields={{
        spending: { label: 'Heating and cooling', unit: '$ a year' },
        thermostat: { label: 'Thermostat', unit: '$, with wiring, less a rebate' },
        saving: { label: 'Share saved', unit: '%' },
      }}
    >
      <p>
        Spending and price are examples. About 8% is what ENERGY STAR measures on average over
        certified models, as the{' '}
        <a href="https://sftool.gov/greenprocurement/green-products/24/hvacmechanical/1754/smart-thermostats/0?addon=False">
          GSA
        </a>{' '}
        reports it; 10–15% is what makers claim. With a heat pump expect less.
      </p>
    </CalculatorForm>
  )
}
