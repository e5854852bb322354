/** The components that articles can use without an import, by tag name. */

export * from '../calculators/calculators.tsx'
export * from '../drawings/diagrams.tsx'
export { CallToAction } from '../ui/CallToAction.tsx'
export { SiteLink as a } from '../ui/SiteLink.tsx'
export { AcSymptomChart } from './AcSymptomChart.tsx'
export { ClimateFigures } from './ClimateFigures.tsx'
export { Comparison } from './Comparison.tsx'
export { Emergency, KeyPoints, Tip, Warning } from './callouts.tsx'
export { Email, Phone } from './contactLinks.tsx'
export { Details } from './Details.tsx'
export { ColumnHeading as th, Picture as picture, Quotation as blockquote } from './elements.tsx'
export {
  CarbonMonoxideRules,
  EnergyPrices,
  LocalNumbers,
  PermitOffices,
  RadonRules,
  RentalRules,
} from './LocalFacts.tsx'
export { Checklist, Steps } from './lists.tsx'
export { Cons, Pros, ProsAndCons } from './ProsAndCons.tsx'
