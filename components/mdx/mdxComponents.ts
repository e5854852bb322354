import type { MDXComponents } from 'mdx/types'
import {
  CoolingCost,
  FuelCost,
  RepairOrReplace,
  ThermostatPayback,
} from '../calculators/calculators.tsx'
import { AcSymptomChart } from '../drawings/AcSymptomChart.tsx'
import { CareYearDiagram } from '../drawings/CareYearDiagram.tsx'
import { CondensatePumpDiagram } from '../drawings/CondensatePumpDiagram.tsx'
import { CondensingFurnaceDiagram } from '../drawings/CondensingFurnaceDiagram.tsx'
import { DrainLineDiagram } from '../drawings/DrainLineDiagram.tsx'
import { DualFuelChangeoverDiagram } from '../drawings/DualFuelChangeoverDiagram.tsx'
import { FilterAirflowDiagram } from '../drawings/FilterAirflowDiagram.tsx'
import { FurnaceSafetyDiagram } from '../drawings/FurnaceSafetyDiagram.tsx'
import { GeothermalLoopDiagram } from '../drawings/GeothermalLoopDiagram.tsx'
import { HeatPumpCycleDiagram } from '../drawings/HeatPumpCycleDiagram.tsx'
import { MiniSplitRowHouseDiagram } from '../drawings/MiniSplitRowHouseDiagram.tsx'
import { NameplateDiagram } from '../drawings/NameplateDiagram.tsx'
import { ThermostatWiresDiagram } from '../drawings/ThermostatWiresDiagram.tsx'
import { ZoningDiagram } from '../drawings/ZoningDiagram.tsx'
import { CallToAction } from '../ui/CallToAction.tsx'
import { ClimateFigures } from './ClimateFigures.tsx'
import { ColumnHeading } from './ColumnHeading.tsx'
import { Comparison } from './Comparison.tsx'
import { Emergency, KeyPoints, Tip, Warning } from './callouts.tsx'
import { PermitOffices, RadonRules, RentalRules } from './LocalFacts.tsx'
import { LocalNumbers } from './LocalNumbers.tsx'
import { Checklist, Steps } from './lists.tsx'
import { Cons, Pros, ProsAndCons } from './ProsAndCons.tsx'
import { Email, Phone } from './reach.tsx'
import { SiteLink } from './SiteLink.tsx'
import type { ComponentName } from './vocabulary.ts'

/** The components that a text may use without importing them. */
export const mdxComponents = {
  CallToAction,
  Checklist,
  Comparison,
  Cons,
  Email,
  Emergency,
  KeyPoints,
  Phone,
  Pros,
  ProsAndCons,
  Steps,
  Tip,
  Warning,
  ClimateFigures,
  LocalNumbers,
  PermitOffices,
  RadonRules,
  RentalRules,
  AcSymptomChart,
  CareYearDiagram,
  CondensatePumpDiagram,
  CondensingFurnaceDiagram,
  DualFuelChangeoverDiagram,
  MiniSplitRowHouseDiagram,
  NameplateDiagram,
  ThermostatWiresDiagram,
  DrainLineDiagram,
  FilterAirflowDiagram,
  FurnaceSafetyDiagram,
  GeothermalLoopDiagram,
  HeatPumpCycleDiagram,
  ZoningDiagram,
  CoolingCost,
  FuelCost,
  RepairOrReplace,
  ThermostatPayback,
  a: SiteLink,
  th: ColumnHeading,
} satisfies MDXComponents & Record<ComponentName, unknown>
