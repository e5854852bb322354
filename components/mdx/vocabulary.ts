interface ComponentWords {
  /** What may stand in its opening tag. */
  properties: Record<string, 'optional' | 'needed'>
}

const titled: ComponentWords = { properties: { title: 'optional' } }
const bare: ComponentWords = { properties: {} }

/** The components that an `.mdx` file may use, and what each takes. Free of React, for checks. */
export const vocabulary = {
  CallToAction: { properties: { heading: 'optional', label: 'needed', href: 'needed' } },
  Checklist: bare,
  Comparison: { properties: { caption: 'needed' } },
  Cons: bare,
  CoolingCost: bare,
  DrainLineDiagram: bare,
  Email: bare,
  Emergency: titled,
  FilterAirflowDiagram: bare,
  FuelCost: bare,
  FurnaceSafetyDiagram: bare,
  GeothermalLoopDiagram: bare,
  HeatPumpCycleDiagram: bare,
  KeyPoints: titled,
  Phone: bare,
  Pros: bare,
  ProsAndCons: bare,
  RepairOrReplace: bare,
  Steps: bare,
  ThermostatPayback: bare,
  Tip: titled,
  Warning: titled,
  ZoningDiagram: bare,
} satisfies Record<string, ComponentWords>

export type ComponentName = keyof typeof vocabulary

export const componentNames = Object.keys(vocabulary).filter(isComponentName)

export function isComponentName(name: string): name is ComponentName {
  return name in vocabulary
}
