import { CalculatorForm } from './CalculatorForm.tsx'
import { thermostatPayback } from './thermostatPayback.ts'

/** How long a smart thermostat takes to pay for itself. */
export function ThermostatPayback() {
  return (
    <CalculatorForm
      island="thermostatPayback"
      calculator={thermostatPayback}
      fields={{
        spending: { label: 'Heating and cooling', unit: '$ a year' },
        thermostat: { label: 'Thermostat', unit: '$, with wiring, less a rebate' },
        saving: { label: 'Share saved', unit: '%' },
      }}
    >
      <p>
        Spending and price are examples. About 8% is the average that{' '}
        <a href="https://www.energystar.gov/products/energy_star_home_upgrade/smart_thermostats">
          ENERGY STAR
        </a>{' '}
        measures over certified models; 10–15% is what makers claim.
      </p>
    </CalculatorForm>
  )
}
