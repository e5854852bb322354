interface ComponentRules {
  /** What its opening tag takes. `area`: optional, and the slug of an area of business.ts. */
  properties: Record<string, 'optional' | 'needed' | 'area'>
}

const titled: ComponentRules = { properties: { title: 'optional' } }
const bare: ComponentRules = { properties: {} }

/** The components that a text may use. Without React: the check reads it too. */
export const vocabulary = {
  CallToAction: { properties: { heading: 'optional', label: 'needed', href: 'needed' } },
  Checklist: bare,
  Comparison: { properties: { caption: 'needed' } },
  Cons: bare,
  DrainLineDiagram: bare,
  Email: bare,
  Emergency: titled,
  FilterAirflowDiagram: bare,
  FurnaceSafetyDiagram: bare,
  GeothermalLoopDiagram: bare,
  HeatPumpCycleDiagram: bare,
  KeyPoints: titled,
  Phone: bare,
  Pros: bare,
  ProsAndCons: bare,
  Steps: bare,
  Tip: titled,
  Warning: titled,
  ZoningDiagram: bare,
} satisfies Record<string, ComponentRules>

export type ComponentName = keyof typeof vocabulary

export const componentNames = Object.keys(vocabulary).filter(isComponentName)

export function isComponentName(name: string): name is ComponentName {
  return name in vocabulary
}
