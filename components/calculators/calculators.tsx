import type { ReactNode } from 'react'
import { calculators, energyPrices, fillWords, words } from '../../model/records.ts'
import { dollars } from '../browser/formatNumber.ts'
import type { CalculatorName } from '../browser/islandSources.ts'
import { coolingCost } from '../browser/islands/calculators/coolingCost.ts'
import { fuelCost } from '../browser/islands/calculators/fuelCost.ts'
import { repairOrReplace } from '../browser/islands/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../browser/islands/calculators/thermostatPayback.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import { SourceLine } from '../ui/SourceLine.tsx'
import { Words } from '../ui/Words.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'

const whole = energyPrices.filter(({ isPartial }) => !isPartial)
const electricity = whole.filter(({ energy }) => energy === 'electricity')

export function Calculator({ name }: { name: CalculatorName }) {
  const Form = forms[name]
  return <Form />
}

const forms: Record<CalculatorName, () => ReactNode> = {
  'cooling-cost': CoolingCost,
  'fuel-cost': FuelCost,
  'repair-or-replace': RepairOrReplace,
  'thermostat-payback': ThermostatPayback,
}

function CoolingCost() {
  const text = words.calculators.coolingCost
  return (
    <CalculatorForm
      calculator={coolingCost}
      hints={{
        rating: text.ratingHint,
        tons: text.tonsHint,
        hours: fillWords(text.hoursHint, { range: calculators?.fullPowerHours.range ?? '' }),
      }}
      prices={{ power: electricity }}
    >
      <p>{text.note}</p>
      <SourceLine records={electricity} />
    </CalculatorForm>
  )
}

function FuelCost() {
  const text = words.calculators.fuelCost
  return (
    <CalculatorForm
      calculator={fuelCost}
      hints={{
        electricity: text.electricityHint,
        hspf2: text.hspf2Hint,
        cop47: text.optional,
        cop17: text.optional,
      }}
      prices={{ electricity }}
    >
      <p>
        {calculators && fillWords(text.priceNote, { price: dollars(calculators.gasPrice, 2) })}{' '}
        {whole
          .filter(({ energy }) => energy !== 'electricity')
          .map(({ label, energy, unit, dollars: price, period }) => {
            const sentence = fillWords(text.localPrice, {
              energy: words.local[energy],
              place: label,
              price: dollars(price, 2),
              unit: words.local[unit],
              period,
            })
            return `${sentence} `
          })}
        {text.note} {calculators?.winter}
      </p>
      <SourceLine records={whole} />
    </CalculatorForm>
  )
}

function RepairOrReplace() {
  const text = words.calculators.repairOrReplace
  return (
    <CalculatorForm
      calculator={repairOrReplace}
      intro={text.intro}
      hints={{
        refrigerant: text.refrigerantHint,
        warranty: text.warrantyHint,
        replacement: text.replacementHint,
      }}
    >
      <p>
        {text.note}{' '}
        <Words
          text={text.bothOld}
          link={
            <SiteLink href="/blog/when-to-replace-your-hvac-system#one-half-or-both">
              {text.bothOldLink}
            </SiteLink>
          }
        />
      </p>
    </CalculatorForm>
  )
}

function ThermostatPayback() {
  const text = words.calculators.thermostatPayback
  return (
    <CalculatorForm calculator={thermostatPayback}>
      <p>
        <Words
          text={text.note}
          source={
            <a href="https://sftool.gov/greenprocurement/green-products/24/hvacmechanical/1754/smart-thermostats/0?addon=False">
              {text.source}
            </a>
          }
        />
      </p>
    </CalculatorForm>
  )
}
