import { CalculatorForm } from './CalculatorForm.tsx'
import { coolingCost } from './coolingCost.ts'

/** What a better cooling rating saves in a summer, and how long it takes to earn back a price. */
export function CoolingCost() {
  return (
    <CalculatorForm
      island="coolingCost"
      calculator={coolingCost}
      fields={{
        tons: { label: 'Size of the unit', unit: 'tons', hint: '1 ton is 12,000 BTU an hour.' },
        hours: { label: 'Running time a summer', unit: 'hours', hint: 'An example; see below.' },
        power: {
          label: 'Price of electricity',
          unit: '¢ per kWh',
          hint: 'The bill without the fixed charge, divided by its kWh.',
        },
        extra: {
          label: 'Price to earn back',
          unit: '$',
          hint: 'What the new unit costs beyond your other choice.',
        },
        rating: { label: 'Rating today' },
        scale: { label: 'Scale of that rating' },
        newRating: { label: 'New rating' },
        newScale: { label: 'Scale of the new rating' },
      }}
    >
      <p>
        Prices and hours are examples. Nobody publishes the hours of your house: Reagan National
        counts 1,737 cooling degree days in a normal year and BWI Airport 1,322, says the{' '}
        <a href="https://www.weather.gov/lwx/">National Weather Service</a>, so a house near BWI
        runs about a quarter less. SEER is converted at 0.95 SEER2, a rule of thumb for systems with
        ducts.
      </p>
    </CalculatorForm>
  )
}
