import type { MDXComponents } from 'mdx/types'
import { DrainLineDiagram } from '../drawings/DrainLineDiagram.tsx'
import { FilterAirflowDiagram } from '../drawings/FilterAirflowDiagram.tsx'
import { FurnaceSafetyDiagram } from '../drawings/FurnaceSafetyDiagram.tsx'
import { GeothermalLoopDiagram } from '../drawings/GeothermalLoopDiagram.tsx'
import { HeatPumpCycleDiagram } from '../drawings/HeatPumpCycleDiagram.tsx'
import { ZoningDiagram } from '../drawings/ZoningDiagram.tsx'
import { CallToAction } from '../ui/CallToAction.tsx'
import { ColumnHeading } from './ColumnHeading.tsx'
import { Comparison } from './Comparison.tsx'
import { Emergency, KeyPoints, Tip, Warning } from './callouts.tsx'
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
  DrainLineDiagram,
  FilterAirflowDiagram,
  FurnaceSafetyDiagram,
  GeothermalLoopDiagram,
  HeatPumpCycleDiagram,
  ZoningDiagram,
  a: SiteLink,
  th: ColumnHeading,
} satisfies MDXComponents & Record<ComponentName, unknown>
