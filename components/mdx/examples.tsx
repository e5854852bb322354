import type { ComponentType } from 'react'
import { offices } from '../../model/records.ts'
import { type Examples, longText, longWord } from '../Example.ts'
import { AcSymptomChart } from './AcSymptomChart.tsx'
import { ClimateFigures } from './ClimateFigures.tsx'
import { Comparison } from './Comparison.tsx'
import { Emergency, KeyPoints, Tip, Warning } from './callouts.tsx'
import { Email, Phone } from './contactLinks.tsx'
import { Details } from './Details.tsx'
import {
  CarbonMonoxideRules,
  EnergyPrices,
  FactList,
  getUtilities,
  LocalNumbers,
  PermitOffices,
  RadonRules,
  RentalRules,
  UtilityList,
} from './LocalFacts.tsx'
import { Checklist, Steps } from './lists.tsx'
import { Cons, Pros, ProsAndCons } from './ProsAndCons.tsx'
import { Quotation } from './Quotation.tsx'

const list = (
  <ul>
    <li>{longText}</li>
    <li>{longWord}</li>
  </ul>
)
const callout = (Component: typeof Tip, written: string) => ({
  file: 'callouts.tsx',
  written,
  states: {
    Plain: <Component>{list}</Component>,
    'With a title': <Component title="A title">{longText}</Component>,
  },
})
const local = (Component: ComponentType, name: string) => ({
  file: 'LocalFacts.tsx',
  written: `<${name} />`,
  states: { 'All areas': <Component /> },
})

export const examples: Examples = {
  AcSymptomChart: { written: '<AcSymptomChart />', states: { Plain: <AcSymptomChart /> } },
  ClimateFigures: { written: '<ClimateFigures />', states: { Plain: <ClimateFigures /> } },
  Comparison: {
    written: '<Comparison caption="What the table compares">',
    states: {
      Plain: (
        <Comparison caption="What the table compares">
          <table>
            <thead>
              <tr>
                <th>Loop</th>
                <th>Suits</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Vertical</td>
                <td>{longText}</td>
              </tr>
            </tbody>
          </table>
        </Comparison>
      ),
    },
  },
  Details: {
    written: '<Details title="What only some readers need">',
    states: {
      Plain: (
        <Details title="A title">
          <p>{longText}</p>
        </Details>
      ),
      'Long words': (
        <Details title={longWord}>
          <p>{longWord}</p>
        </Details>
      ),
    },
  },
  KeyPoints: callout(KeyPoints, '<KeyPoints>'),
  Tip: callout(Tip, '<Tip title="A title, or none">'),
  Warning: callout(Warning, '<Warning>'),
  Emergency: callout(Emergency, '<Emergency title="If you smell gas">'),
  Phone: { file: 'contactLinks.tsx', written: '<Phone />', states: { Plain: <Phone /> } },
  Email: { file: 'contactLinks.tsx', written: '<Email />', states: { Plain: <Email /> } },
  LocalNumbers: local(LocalNumbers, 'LocalNumbers'),
  CarbonMonoxideRules: local(CarbonMonoxideRules, 'CarbonMonoxideRules'),
  EnergyPrices: local(EnergyPrices, 'EnergyPrices'),
  UtilityList: {
    file: 'LocalFacts.tsx',
    states: { 'With sources': <UtilityList utilities={getUtilities(undefined)} isLinked /> },
  },
  FactList: {
    file: 'LocalFacts.tsx',
    states: { 'With sources': <FactList facts={offices} isLinked /> },
  },
  PermitOffices: local(PermitOffices, 'PermitOffices'),
  RentalRules: local(RentalRules, 'RentalRules'),
  RadonRules: local(RadonRules, 'RadonRules'),
  Checklist: {
    file: 'lists.tsx',
    written: '<Checklist>',
    states: { Plain: <Checklist>{list}</Checklist> },
  },
  Steps: {
    file: 'lists.tsx',
    written: '<Steps>',
    states: {
      Plain: (
        <Steps>
          <ol>
            <li>{longText}</li>
            <li>{longWord}</li>
          </ol>
        </Steps>
      ),
    },
  },
  ProsAndCons: {
    written: '<ProsAndCons>',
    states: {
      Plain: (
        <ProsAndCons>
          <Pros>{list}</Pros>
          <Cons>{list}</Cons>
        </ProsAndCons>
      ),
    },
  },
  Quotation: {
    written: '> Somebody else’s words',
    states: {
      Plain: (
        <Quotation>
          <p>{longText}</p>
          <p>{longWord}</p>
        </Quotation>
      ),
    },
  },
}
