/** The components that articles can use without an import, by tag name. */

export { Calculator } from '../calculators/calculators.tsx'
export { Diagram } from '../drawings/Diagram.tsx'
export { SiteLink as a } from '../ui/SiteLink.tsx'
export { Comparison } from './Comparison.tsx'
export { KeyPoints, Tip, Warning } from './callouts.tsx'
export { Email, Phone } from './contactLinks.tsx'
export { Danger, DangerLine } from './Danger.tsx'
export { Details } from './Details.tsx'
export { ColumnHeading as th, Picture as picture, Quotation as blockquote } from './elements.tsx'
export { LocalFacts, LocalNumbers } from './LocalFacts.tsx'
export { Checklist, Steps, SymptomChart } from './lists.tsx'
export { Cons, Pros, ProsAndCons } from './ProsAndCons.tsx'
