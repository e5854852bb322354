import type { MDXComponents } from 'mdx/types'
import { DrainLineDiagram } from '../drawings/DrainLineDiagram'
import { FilterAirflowDiagram } from '../drawings/FilterAirflowDiagram'
import { FurnaceSafetyDiagram } from '../drawings/FurnaceSafetyDiagram'
import { GeothermalLoopDiagram } from '../drawings/GeothermalLoopDiagram'
import { HeatPumpCycleDiagram } from '../drawings/HeatPumpCycleDiagram'
import { ZoningDiagram } from '../drawings/ZoningDiagram'
import { CallToAction } from '../ui/CallToAction'
import { ColumnHeading } from './ColumnHeading'
import { Comparison } from './Comparison'
import { Emergency, KeyPoints, Tip, Warning } from './callouts'
import { Checklist, Steps } from './lists'
import { Cons, Pros, ProsAndCons } from './ProsAndCons'
import { Email, Phone } from './reach'
import { SiteLink } from './SiteLink'
import type { ComponentName } from './vocabulary'

/** What an `.mdx` file may use without importing it. */
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
  DrainLineDiagram,
  FilterAirflowDiagram,
  FurnaceSafetyDiagram,
  GeothermalLoopDiagram,
  HeatPumpCycleDiagram,
  ZoningDiagram,
  a: SiteLink,
  th: ColumnHeading,
} satisfies MDXComponents & Record<ComponentName, unknown>
