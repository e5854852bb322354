import type { ChoiceInput, NumberInput } from './defineCalculator.ts'

/** How a calculator asks for a value. */
export interface FieldWords {
  label: string
  /** Stands after the value; a `$` stands before it: '$', '¢ per kWh', '$ per therm'. */
  unit?: string
  /** Where to find the value, or what is usual. */
  hint?: string
}

interface CalculatorFieldProps extends FieldWords {
  name: string
  input: NumberInput | ChoiceInput
}

export function CalculatorField({ name, input, label, unit, hint }: CalculatorFieldProps) {
  const [, sign, rest] = /^(\$?) ?(.*)$/.exec(unit ?? '') ?? []
  const attributes = { name, 'aria-describedby': hint && `${name}-hint` }
  return (
    <div>
      <label>
        <span>{label}</span>
        <span>
          {sign && <span>{sign}</span>}
          {'choices' in input ? (
            <select {...attributes} defaultValue={input.example}>
              {Object.entries(input.choices).map(([choice, words]) => (
                <option key={choice} value={choice}>
                  {words}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...attributes}
              type="number"
              inputMode={input.step < 1 ? 'decimal' : 'numeric'}
              min={input.min}
              max={input.max}
              step={input.step}
              defaultValue={input.example}
              required={!input.optional}
            />
          )}
          {rest && <span>{rest}</span>}
        </span>
      </label>
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </div>
  )
}
