interface ComponentRules {
  /** The attributes that it takes. `area` is optional, and the slug of an area in business.ts. */
  properties: Record<string, 'optional' | 'needed' | 'area'>
}

const titled: ComponentRules = { properties: { title: 'optional' } }
const local: ComponentRules = { properties: { area: 'area' } }
const bare: ComponentRules = { properties: {} }

/** The components that a text may use. Without React, because the check reads it too. */
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
  CoolingCost: bare,
  DrainLineDiagram: bare,
  DualFuelChangeoverDiagram: bare,
  Email: bare,
  Emergency: titled,
  FilterAirflowDiagram: bare,
  FuelCost: bare,
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
  RepairOrReplace: bare,
  Steps: bare,
  ThermostatPayback: bare,
  ThermostatWiresDiagram: bare,
  Tip: titled,
  Warning: titled,
  ZoningDiagram: bare,
} satisfies Record<string, ComponentRules>

export type ComponentName = keyof typeof vocabulary

export const componentNames = Object.keys(vocabulary).filter(isComponentName)

export function isComponentName(name: string): name is ComponentName {
  return name in vocabulary
}
