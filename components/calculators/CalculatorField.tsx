import type { ChoiceInput, NumberInput } from './defineCalculator.ts'

/** The texts of an input of a calculator. */
export interface FieldWords {
  label: string
  unit?: string
  /** Where to find the value, or what is usual. */
  hint?: string
}

interface CalculatorFieldProps extends FieldWords {
  name: string
  input: NumberInput | ChoiceInput
}

export function CalculatorField({ name, input, label, unit, hint }: CalculatorFieldProps) {
  const id = `${name}-input`
  const hintId = hint && `${name}-hint`
  return (
    <div>
      <label htmlFor={id}>
        {label} {unit && <small>{unit}</small>}
      </label>
      {hint && <small id={hintId}>{hint}</small>}
      {'choices' in input ? (
        <select id={id} name={name} defaultValue={input.example} aria-describedby={hintId}>
          {Object.entries(input.choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type="number"
          inputMode={input.step < 1 ? 'decimal' : 'numeric'}
          min={input.min}
          max={input.max}
          step={input.step}
          defaultValue={input.example}
          required={!input.optional}
          aria-describedby={hintId}
        />
      )}
    </div>
  )
}
