import { CalculatorForm } from './CalculatorForm.tsx'
import { repairOrReplace } from './repairOrReplace.ts'

/** Which rules favor a repair, and which a new unit. */
export function RepairOrReplace() {
  return (
    <CalculatorForm
      island="repairOrReplace"
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
