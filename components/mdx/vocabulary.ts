import { areaSlugs } from '../../content/model/schema.ts'

interface ComponentWords {
  /** What may stand in its opening tag; a list: optional, and one of these. */
  properties: Record<string, 'optional' | 'needed' | readonly string[]>
}

const titled: ComponentWords = { properties: { title: 'optional' } }
const local: ComponentWords = { properties: { area: areaSlugs } }
const bare: ComponentWords = { properties: {} }

/** The components that an `.mdx` file may use, and what each takes. Free of React, for checks. */
export const vocabulary = {
  AcSymptomChart: bare,
  CallToAction: { properties: { heading: 'optional', label: 'needed', href: 'needed' } },
  CareYearDiagram: bare,
  Checklist: bare,
  ClimateFigures: bare,
  Comparison: { properties: { caption: 'needed' } },
  CondensatePumpDiagram: bare,
  CondensingFurnaceDiagram: bare,
  Cons: bare,
  DrainLineDiagram: bare,
  DualFuelChangeoverDiagram: bare,
  Email: bare,
  Emergency: titled,
  FilterAirflowDiagram: bare,
  FurnaceSafetyDiagram: bare,
  GeothermalLoopDiagram: bare,
  HeatPumpCycleDiagram: bare,
  KeyPoints: titled,
  LocalNumbers: local,
  MiniSplitRowHouseDiagram: bare,
  NameplateDiagram: bare,
  PermitOffices: local,
  Phone: bare,
  Pros: bare,
  ProsAndCons: bare,
  RadonRules: bare,
  RentalRules: local,
  Steps: bare,
  ThermostatWiresDiagram: bare,
  Tip: titled,
  Warning: titled,
  ZoningDiagram: bare,
} satisfies Record<string, ComponentWords>

export type ComponentName = keyof typeof vocabulary

export const componentNames = Object.keys(vocabulary).filter(isComponentName)

export function isComponentName(name: string): name is ComponentName {
  return name in vocabulary
}
