import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { type energyPrices, fillWords, pages, words } from '../../model/records.ts'
import { decimal } from '../browser/formatNumber.ts'
import {
  type Calculator,
  type ChoiceInput,
  exampleText,
  getExample,
  type Inputs,
  type NumberInput,
} from '../browser/islands/calculators/defineCalculator.ts'
import { Button } from '../ui/ButtonLink.tsx'
import { useIsland } from '../ui/useIsland.ts'
import { calculatorRecipe } from './calculatorRecipe.ts'

interface CalculatorFormProps<All extends Inputs> {
  calculator: Calculator<All>
  intro?: string
  /** Where to find a value, or what is typical. */
  hints?: { [Name in keyof All]?: string }
  /** The prices per kWh in a menu above the input that it fills in. */
  prices?: { [Name in keyof All]?: Price[] }
  children: ReactNode
}

type Price = (typeof energyPrices)[number]

/**
 * A calculator with a worked example. Without JavaScript and in print, only the result is shown. If
 * the form is submitted before its island has loaded, the browser sends the values to this page,
 * which then loads the island, or says that it hasn't. Renders nothing if the content lacks what the
 * example needs.
 */
export function CalculatorForm<All extends Inputs>({
  calculator,
  intro,
  hints = {},
  prices = {},
  children,
}: CalculatorFormProps<All>) {
  const { form } = words.calculators
  const { name, title, inputs } = calculator
  const island = useIsland(name)
  const example = calculator.calculate(getExample(calculator))
  if (!example) return null
  const { summary, headline, explanation, figures } = example
  return (
    <Panel>
      <h3 id={`${name}-title`}>{title}</h3>
      {intro && <strong>{intro}</strong>}
      <form
        {...island}
        data-calculator=""
        data-controls="fields"
        id={name}
        action={`#${name}`}
        autoComplete="off"
        aria-labelledby={`${name}-title`}
      >
        {Object.entries<NumberInput | ChoiceInput>(inputs).map(([field, input]) => (
          <Field
            key={field}
            name={field}
            input={input}
            hint={hints[field]}
            prices={prices[field]}
          />
        ))}
        <chakra.div gridColumn={{ smDown: '1 / -1' }}>
          <Button type="submit" variant="solid" size="sm">
            {form.calculate}
          </Button>
        </chakra.div>
      </form>
      {/* Reader modes leave out forms, and some also `<output>`. */}
      <div data-result="">
        <p data-shows="heading">{form.example}</p>
        <p data-shows="summary">{summary}</p>
        <small>{form.notLoaded}</small>
        <div role="status">
          <strong data-shows="headline">{headline}</strong>{' '}
          <span data-shows="explanation">{explanation}</span>
        </div>
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
        <Button
          type="submit"
          form={name}
          name="calculator"
          value={name}
          formAction={pages.contact.path}
          variant="outline"
          size="sm"
        >
          {form.ask}
        </Button>
      </div>
    </Panel>
  )
}

interface FieldProps {
  name: string
  input: NumberInput | ChoiceInput
  hint?: string
  prices?: Price[]
}

function Field({ name, input, hint, prices = [] }: FieldProps) {
  const { form } = words.calculators
  const { label, unit } = input
  const id = `${name}-input`
  const listId = `${name}-prices`
  const hintId = hint && `${name}-hint`
  const common = { id, name, defaultValue: exampleText(input), 'aria-describedby': hintId }
  return (
    <>
      {prices.length > 0 && (
        <div data-choice="">
          <label htmlFor={listId}>
            {form.utility} <small>{form.average}</small>
          </label>
          <select id={listId} data-fills={name} defaultValue={common.defaultValue}>
            {prices.map(({ label, dollars, period }) => {
              const cents = decimal(dollars * 100)
              return (
                <option key={label} value={cents}>
                  {fillWords(form.price, { place: label, price: `${cents}¢`, period })}
                </option>
              )
            })}
            <option value="">{form.otherPrice}</option>
          </select>
        </div>
      )}
      <div data-choice={'choices' in input ? '' : undefined}>
        <label htmlFor={id}>
          {label} {unit && <small>{unit}</small>}
        </label>
        {hint && <small id={hintId}>{hint}</small>}
        {'choices' in input ? (
          <select {...common}>
            {Object.entries(input.choices).map(([choice, name]) => (
              <option key={choice} value={choice}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          // An input of type "number" rejects "1,200" in Firefox and Safari.
          <input {...common} type="text" inputMode="decimal" required={!input.optional} />
        )}
      </div>
    </>
  )
}

const Panel = chakra('div', calculatorRecipe)
