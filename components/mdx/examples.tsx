import { localGroups } from '../../model/records.ts'
import { type Examples, longText, longWord } from '../Example.ts'
import { Comparison } from './Comparison.tsx'
import { Emergency, KeyPoints, Tip, Warning } from './callouts.tsx'
import { Email, Phone } from './contactLinks.tsx'
import { Details } from './Details.tsx'
import { FactList, getUtilities, LocalFacts, LocalNumbers, UtilityList } from './LocalFacts.tsx'
import { Checklist, Steps, SymptomChart } from './lists.tsx'
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
export const examples: Examples = {
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
  LocalNumbers: {
    file: 'LocalFacts.tsx',
    written: '<LocalNumbers />',
    states: { 'All areas': <LocalNumbers /> },
  },
  LocalFacts: {
    file: 'LocalFacts.tsx',
    written: '<LocalFacts group="prices" />',
    states: { 'All areas': <LocalFacts group="prices" /> },
  },
  UtilityList: {
    file: 'LocalFacts.tsx',
    states: { 'With sources': <UtilityList utilities={getUtilities(undefined)} isLinked /> },
  },
  FactList: {
    file: 'LocalFacts.tsx',
    states: { 'With sources': <FactList facts={localGroups[0]?.entries ?? []} isLinked /> },
  },
  Checklist: {
    file: 'lists.tsx',
    written: '<Checklist>',
    states: { Plain: <Checklist>{list}</Checklist> },
  },
  SymptomChart: {
    file: 'lists.tsx',
    written: '<SymptomChart>',
    states: { Plain: <SymptomChart>{list}</SymptomChart> },
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
