import { CalculatorForm } from './CalculatorForm.tsx'
import { fuelCost } from './fuelCost.ts'

/** What a million BTU of heat costs from a furnace and from a heat pump. */
export function FuelCost() {
  return (
    <CalculatorForm
      island="fuelCost"
      calculator={fuelCost}
      fields={{
        fuel: { label: 'Fuel of the furnace' },
        fuelPrice: {
          label: 'Price of the fuel',
          unit: '$',
          hint: 'Per therm of gas; per gallon of oil or propane.',
        },
        afue: { label: 'AFUE of the furnace', unit: '%' },
        electricity: { label: 'Price of electricity', unit: '¢ per kWh' },
        hspf2: { label: 'HSPF2 of the heat pump' },
        cop47: { label: 'Its COP at 47°F', hint: 'From the maker’s table, or left empty.' },
        cop17: { label: 'Its COP at 17°F', hint: 'From the maker’s table, or left empty.' },
      }}
    >
      <p>
        The prices are examples. Take yours from a bill, with delivery and without the fixed charge.
        A therm is 100,000 BTU, a gallon of oil about 138,500 and one of propane about 91,452, says
        the{' '}
        <a href="https://www.eia.gov/energyexplained/units-and-calculators/british-thermal-units.php">
          Energy Information Administration
        </a>
        . HSPF2 comes from a laboratory winter; backup heat and leaky ducts cost extra.
      </p>
    </CalculatorForm>
  )
}
