import { CalculatorForm } from './CalculatorForm.tsx'
import { coolingCost } from './coolingCost.ts'

/** What a better cooling rating saves in a summer, and how long a price takes to pay back. */
export function CoolingCost() {
  return (
    <CalculatorForm
      island="coolingCost"
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
