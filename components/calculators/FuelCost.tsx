import { CalculatorForm } from './CalculatorForm.tsx'
import { fuelCost } from './fuelCost.ts'

/** What a million BTU of heat costs from a furnace and from a heat pump. */
export function FuelCost() {
  return (
    <CalculatorForm
      island="fuelCost"
      calculator={fuelCost}
      fields={{
        fuel: { label: 'Fuel' },
        fuelPrice: { label: 'Its price', unit: '$ per therm, or gallon of oil or propane' },
        afue: { label: 'AFUE of the furnace', unit: '%' },
        electricity: { label: 'Electricity', unit: '¢ per kWh' },
        hspf2: { label: 'HSPF2 of the heat pump' },
        cop47: { label: 'COP at 47°F', hint: 'If you know it' },
        cop17: { label: 'COP at 17°F', hint: 'If you know it' },
      }}
    >
      <p>
        The prices are examples; take yours from a bill, with delivery and without the fixed charge.
        A therm is 100,000 BTU, a gallon of oil about 138,500 and one of propane about 91,452 (
        <a href="https://www.eia.gov/energyexplained/units-and-calculators/british-thermal-units.php">
          Energy Information Administration
        </a>
        ). HSPF2 comes from a laboratory winter; leaky ducts and badly set controls cost more.
      </p>
    </CalculatorForm>
  )
}
