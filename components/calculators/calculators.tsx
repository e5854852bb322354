import { CalculatorForm } from './CalculatorForm.tsx'
import { coolingCost } from './coolingCost.ts'
import { fuelCost } from './fuelCost.ts'
import { repairOrReplace } from './repairOrReplace.ts'
import { thermostatPayback } from './thermostatPayback.ts'

/** What a better cooling rating saves in a summer, and how long a price takes to pay back. */
export function CoolingCost() {
  return (
    <CalculatorForm
      calculator={coolingCost}
      fields={{
        rating: { label: 'Rating today' },
        scale: { label: 'Scale today' },
        newRating: { label: 'New rating' },
        newScale: { label: 'New scale' },
        tons: { label: 'Size', unit: 'tons', hint: '1 ton is 12,000 BTU an hour' },
        hours: { label: 'Running time', unit: 'hours a summer' },
        power: { label: 'Electricity', unit: '¢ per kWh' },
        extra: { label: 'To earn back', unit: '$', hint: 'The price, or the extra' },
      }}
    >
      <p>
        Prices and hours are examples. How long a unit runs depends on the house and on the place:
        Reagan National counts 1,737 cooling degree days in a normal year, BWI Airport 1,322 (
        <a href="https://www.weather.gov/lwx/">National Weather Service</a>). SEER becomes SEER2 at
        0.95, a rule of thumb for systems with ducts.
      </p>
    </CalculatorForm>
  )
}

/** What a million BTU of heat costs from a furnace and from a heat pump. */
export function FuelCost() {
  return (
    <CalculatorForm
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

/** Which rules favor a repair, and which a new unit. */
export function RepairOrReplace() {
  return (
    <CalculatorForm
      calculator={repairOrReplace}
      fields={{
        equipment: { label: 'Equipment' },
        age: { label: 'Age', unit: 'years' },
        refrigerant: { label: 'Refrigerant', hint: 'Before 2010 likely R-22' },
        breakdowns: { label: 'Breakdowns', unit: 'in two years, with this one' },
        repair: { label: 'The repair', unit: '$' },
        replacement: { label: 'A new unit', unit: '$, installed' },
      }}
    >
      <p>
        Ages and prices are examples, and the rules are rules of thumb. A cracked heat exchanger
        ends the sum: that furnace stays off, at any age and price.
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
        Spending and price are examples. About 8% is the average that{' '}
        <a href="https://www.energystar.gov/products/energy_star_home_upgrade/smart_thermostats">
          ENERGY STAR
        </a>{' '}
        measures over certified models; 10–15% is what makers claim.
      </p>
    </CalculatorForm>
  )
}
