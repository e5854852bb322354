import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentRule } from '../../renderer/index.ts'
import { calculatorSources } from '../browser/islandSources.ts'

const diagrams = join(import.meta.dirname, '../drawings/diagrams')

/** The diagrams for articles. Read each time, because one may be added while dev is running. */
function diagramNames(): string[] {
  return readdirSync(diagrams)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort()
}

/** The components that articles can use. Imports no React, because the check reads it too. */
export const vocabulary: Record<string, ComponentRule> = {
  Calculator: { properties: { name: () => Object.keys(calculatorSources) }, once: true },
  Checklist: { list: 'bullets' },
  Comparison: { properties: { caption: 'required' } },
  Cons: { list: 'bullets' },
  Coupon: { properties: { code: 'required' } },
  Danger: { properties: { name: 'required', area: 'optional', city: 'optional' } },
  DangerLine: { properties: { name: 'required' } },
  Details: { properties: { title: 'required' } },
  Diagram: { properties: { name: diagramNames }, once: true },
  Email: {},
  KeyPoints: { properties: { title: 'optional' }, list: 'bullets' },
  LocalFacts: {
    properties: { group: 'required', area: 'optional', city: 'optional', rows: 'optional' },
  },
  LocalNumbers: { properties: { area: 'optional', city: 'optional' } },
  Phone: { properties: { use: 'optional', area: 'optional', city: 'optional' } },
  Pros: { list: 'bullets' },
  ProsAndCons: {},
  Steps: { list: 'numbers' },
  SymptomChart: { list: 'bullets' },
  Tip: { properties: { title: 'optional' } },
  Warning: { properties: { title: 'optional' } },
}

export const formerTags: Record<string, string> = {
  ...Object.fromEntries(
    diagramNames().map((name) => [`${toPascalCase(name)}Diagram`, `Diagram name="${name}"`]),
  ),
  CarbonMonoxideRules: 'LocalFacts group="alarms"',
  ClimateFigures: 'LocalFacts group="climate"',
  CoolingCost: 'Calculator name="cooling-cost"',
  DualFuelChangeoverDiagram: 'Diagram name="dual-fuel"',
  Emergency: 'Danger name="gas-smell"',
  EnergyPrices: 'LocalFacts group="prices"',
  FuelCost: 'Calculator name="fuel-cost"',
  PermitOffices: 'LocalFacts group="offices"',
  RadonRules: 'LocalFacts group="radon"',
  RentalRules: 'LocalFacts group="rentals"',
  RepairOrReplace: 'Calculator name="repair-or-replace"',
  ThermostatPayback: 'Calculator name="thermostat-payback"',
}

function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
}
