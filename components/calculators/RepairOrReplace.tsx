import { CalculatorForm } from './CalculatorForm.tsx'
import { repairOrReplace } from './repairOrReplace.ts'

/** Which rules speak for a repair, and which for a new unit. */
export function RepairOrReplace() {
  return (
    <CalculatorForm
      island="repairOrReplace"
      calculator={repairOrReplace}
      fields={{
        equipment: { label: 'Equipment' },
        age: { label: 'Age', unit: 'years', hint: 'The date is on the nameplate.' },
        repair: { label: 'Price of the repair', unit: '$', hint: 'With refrigerant and labor.' },
        replacement: {
          label: 'Price of a new unit',
          unit: '$',
          hint: 'Installed, with a matching coil.',
        },
        refrigerant: {
          label: 'Refrigerant',
          hint: 'Units made before 2010 likely use R-22. A furnace or boiler has none.',
        },
        breakdowns: { label: 'Breakdowns in two years', hint: 'This one included.' },
      }}
    >
      <p>
        Ages and prices are examples, and the rules are rules of thumb. A cracked heat exchanger
        ends the sum: that furnace stays off, at any age and price.
      </p>
    </CalculatorForm>
  )
}
