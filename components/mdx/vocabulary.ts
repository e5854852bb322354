import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The attributes of a component: whether it needs them, or which of these values it needs. */
export type Properties = Record<string, 'optional' | 'required' | (() => string[])>

const titled: Properties = { title: 'optional' }
/** The slug of an area in areas.yaml. */
const local: Properties = { area: 'optional' }
const bare: Properties = {}

const diagrams = join(import.meta.dirname, '../drawings/diagrams')

/** The diagrams for articles. Read each time, because one may be added while dev is running. */
export function diagramNames(): string[] {
  return readdirSync(diagrams)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort()
}

/** The components that articles can use. Imports no React, because the check reads it too. */
export const vocabulary: Record<string, Properties> = {
  AcSymptomChart: bare,
  CallToAction: { heading: 'optional', label: 'required', href: 'required' },
  CarbonMonoxideRules: local,
  Checklist: bare,
  ClimateFigures: bare,
  Comparison: { caption: 'required' },
  Cons: bare,
  CoolingCost: bare,
  Details: { title: 'required' },
  Diagram: { name: diagramNames },
  Email: bare,
  Emergency: titled,
  EnergyPrices: bare,
  FuelCost: bare,
  KeyPoints: titled,
  LocalNumbers: local,
  PermitOffices: local,
  Phone: bare,
  Pros: bare,
  ProsAndCons: bare,
  RadonRules: bare,
  RentalRules: local,
  RepairOrReplace: bare,
  Steps: bare,
  ThermostatPayback: bare,
  Tip: titled,
  Warning: titled,
}

export const componentNames = Object.keys(vocabulary)
