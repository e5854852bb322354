import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../ui/ButtonLink.tsx'
import { useIsland } from '../ui/useIsland.ts'
import { calculatorRecipe } from './calculatorRecipe.ts'
import {
  type Calculator,
  type ChoiceInput,
  exampleAnswer,
  type Inputs,
  type NumberInput,
} from './defineCalculator.ts'

/** The texts of an input. */
interface FieldWords {
  label: string
  unit?: string
  /** Where to find the value, or what is usual. */
  hint?: string
}

interface CalculatorFormProps<All extends Inputs> {
  calculator: Calculator<All>
  /** The texts of the inputs, in the order of the form. */
  fields: { [Name in keyof All]: FieldWords }
  /** The sources and limits of the figures. */
  children: ReactNode
}

/**
 * A calculator with a worked example. Without script and on paper only the result is shown. If its island is not
 * loaded yet, the browser submits the values to this page, which then loads it.
 */
export function CalculatorForm<All extends Inputs>({
  calculator,
  fields,
  children,
}: CalculatorFormProps<All>) {
  const { name, title, inputs } = calculator
  const { given, verdict, because, figures } = exampleAnswer(calculator)
  return (
    <Panel
      {...useIsland(name)}
      data-calculator=""
      id={name}
      action={`#${name}`}
      autoComplete="off"
      aria-labelledby={`${name}-title`}
    >
      <h3 id={`${name}-title`}>{title}</h3>
      <div data-controls="fields">
        {Object.entries<FieldWords>(fields).map(([field, words]) => {
          const input = inputs[field]
          return input && <Field key={field} name={field} input={input} {...words} />
        })}
      </div>
      <div data-controls="">
        <Button type="submit" variant="outline" size="sm">
          Calculate
        </Button>
      </div>
      <div data-result="">
        <p data-answer="whose">Example</p>
        <p data-answer="given">{given}</p>
        <output aria-live="polite">
          <strong data-answer="verdict">{verdict}</strong>{' '}
          <span data-answer="because">{because}</span>
        </output>
        <dl>
          {figures.map(({ label, value, detail }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {detail && <dd>{detail}</dd>}
            </div>
          ))}
        </dl>
      </div>
      {children}
      <div data-controls="">
        <Button type="submit" name="calculator" value={name} formAction="/contact" size="sm">
          Ask us about this
        </Button>
      </div>
    </Panel>
  )
}

interface FieldProps extends FieldWords {
  name: string
  input: NumberInput | ChoiceInput
}

function Field({ name, input, label, unit, hint }: FieldProps) {
  const id = `${name}-input`
  const hintId = hint && `${name}-hint`
  const common = { id, name, defaultValue: input.example }
  return (
    <div>
      <label htmlFor={id}>
        {label} {unit && <small>{unit}</small>}
      </label>
      {hint && <small id={hintId}>{hint}</small>}
      {'choices' in input ? (
        <select {...common} aria-describedby={hintId}>
          {Object.entries(input.choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="number"
          inputMode={input.step < 1 ? 'decimal' : 'numeric'}
          min={input.min}
          max={input.max}
          step={input.step}
          required={input.example !== undefined}
          aria-describedby={hintId}
        />
      )}
    </div>
  )
}

const Panel = chakra('form', calculatorRecipe)
