import type { ReactNode } from 'react'
import { calculators, energyPrices } from '../../model/records.ts'
import { capitalized, dollars } from '../browser/formatNumber.ts'
import type { CalculatorName } from '../browser/islandSources.ts'
import { coolingCost } from '../browser/islands/calculators/coolingCost.ts'
import { fuelCost } from '../browser/islands/calculators/fuelCost.ts'
import { repairOrReplace } from '../browser/islands/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../browser/islands/calculators/thermostatPayback.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import { SourceLine } from '../ui/SourceLine.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'

const whole = energyPrices.filter(({ isPartial }) => !isPartial)
const electricity = whole.filter(({ energy }) => energy === 'electricity')

export function Calculator({ name }: { name: CalculatorName }) {
  const Form = forms[name]
  return <Form />
}

const forms: Record<CalculatorName, () => ReactNode> = {
  'cooling-cost': CoolingCost,
  'fuel-cost': FuelCost,
  'repair-or-replace': RepairOrReplace,
  'thermostat-payback': ThermostatPayback,
}

function CoolingCost() {
  return (
    <CalculatorForm
      calculator={coolingCost}
      hints={{
        rating: 'Or of the basic new unit',
        tons: '1 ton is 12,000 BTU an hour',
        hours: `About ${calculators?.fullPowerHours.range} here; part speed counts less`,
      }}
      prices={{ power: electricity }}
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

function FuelCost() {
  return (
    <CalculatorForm
      calculator={fuelCost}
      hints={{
        electricity: 'For heat, from a winter bill',
        hspf2: '9 is a good one, 7.5 the minimum',
        cop47: 'Optional',
        cop17: 'Optional',
      }}
      prices={{ electricity }}
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

function RepairOrReplace() {
  return (
    <CalculatorForm
      calculator={repairOrReplace}
      intro="A furnace with a cracked heat exchanger? Don’t use this: it stays off until the part or the furnace is replaced."
      hints={{
        refrigerant: 'Cooling only; before 2010 likely R-22',
        warranty: 'Often 5 to 10 years',
        replacement: 'Installed',
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

function ThermostatPayback() {
  return (
    <CalculatorForm calculator={thermostatPayback}>
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
