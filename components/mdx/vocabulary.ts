import type { ComponentRules, Properties } from '../../renderer/index.ts'

const titled: Properties = { title: 'optional' }
/** The slug of an area in areas.yaml. */
const local: Properties = { area: 'optional' }
const bare: Properties = {}

/** The components that articles can use. Imports no React, because the check reads it too. */
export const vocabulary: Record<string, Properties> = {
  AcSymptomChart: bare,
  CallToAction: { heading: 'optional', label: 'required', href: 'required' },
  CarbonMonoxideRules: local,
  CareYearDiagram: bare,
  Checklist: bare,
  ClimateFigures: bare,
  Comparison: { caption: 'required' },
  CondensatePumpDiagram: bare,
  CondensingFurnaceDiagram: bare,
  Cons: bare,
  CoolingCost: bare,
  Details: { title: 'required' },
  DrainLineDiagram: bare,
  DualFuelChangeoverDiagram: bare,
  Email: bare,
  Emergency: titled,
  EnergyPrices: bare,
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
  TwoScoresDiagram: bare,
  Warning: titled,
  ZoningDiagram: bare,
}

export const componentRules: ComponentRules = {
  properties: vocabulary,
  // With ids, which must be unique on a page.
  onlyOnce: /Diagram$|^(CoolingCost|FuelCost|RepairOrReplace|ThermostatPayback)$/,
  lists: { Checklist: false, Cons: false, KeyPoints: false, Pros: false, Steps: true },
}
