/** The components that a text may use without importing them, by their tags. */

export {
  CoolingCost,
  FuelCost,
  RepairOrReplace,
  ThermostatPayback,
} from '../calculators/calculators.tsx'
export { CareYearDiagram } from '../drawings/CareYearDiagram.tsx'
export { CondensatePumpDiagram } from '../drawings/CondensatePumpDiagram.tsx'
export { CondensingFurnaceDiagram } from '../drawings/CondensingFurnaceDiagram.tsx'
export { DrainLineDiagram } from '../drawings/DrainLineDiagram.tsx'
export { DualFuelChangeoverDiagram } from '../drawings/DualFuelChangeoverDiagram.tsx'
export { FilterAirflowDiagram } from '../drawings/FilterAirflowDiagram.tsx'
export { FurnaceSafetyDiagram } from '../drawings/FurnaceSafetyDiagram.tsx'
export { GeothermalLoopDiagram } from '../drawings/GeothermalLoopDiagram.tsx'
export { HeatPumpCycleDiagram } from '../drawings/HeatPumpCycleDiagram.tsx'
export { MiniSplitRowHouseDiagram } from '../drawings/MiniSplitRowHouseDiagram.tsx'
export { NameplateDiagram } from '../drawings/NameplateDiagram.tsx'
export { ThermostatWiresDiagram } from '../drawings/ThermostatWiresDiagram.tsx'
export { ZoningDiagram } from '../drawings/ZoningDiagram.tsx'
export { CallToAction } from '../ui/CallToAction.tsx'
export { SiteLink as a } from '../ui/SiteLink.tsx'
export { AcSymptomChart } from './AcSymptomChart.tsx'
export { ClimateFigures } from './ClimateFigures.tsx'
export { ColumnHeading as th } from './ColumnHeading.tsx'
export { Comparison } from './Comparison.tsx'
export { Emergency, KeyPoints, Tip, Warning } from './callouts.tsx'
export { Email, Phone } from './contactLinks.tsx'
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
