import { dollars } from '../ui/formatNumber.ts'
import { defineCalculator, type Values } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

/** How many years equipment usually lasts, from and to, as the trade counts. */
const lives = { ac: [10, 15], heatPump: [10, 15], furnace: [15, 20], boiler: [20, 35] } as const

/** Percent of the price of a new unit above which a repair is not worth it: a rule of the trade. */
const priceLimit = 50

/** Breakdowns in two years after which more are likely. One is ordinary wear. */
const manyBreakdowns = 2

const inputs = {
  equipment: {
    choices: { ac: 'Central AC', heatPump: 'Heat pump', furnace: 'Furnace', boiler: 'Boiler' },
    example: 'ac',
  },
  /** Years. */
  age: { min: 0, max: 50, step: 1, example: 12 },
  /** Dollars. */
  repair: { min: 50, max: 20_000, step: 1, example: 900 },
  /** Dollars, installed. */
  replacement: { min: 500, max: 50_000, step: 1, example: 9000 },
  refrigerant: {
    choices: { other: 'Not R-22', r22: 'R-22', unknown: 'Not sure' },
    example: 'other',
  },
  /** In the last two years, with this one. */
  breakdowns: { min: 0, max: 20, step: 1, example: 1 },
} as const

type Case = Values<typeof inputs>

/** What a rule says. */
interface Reason {
  value: 'For the repair' | 'For a new unit' | 'Either way'
  detail: string
}

/** R-22 is not newly made or imported since 2020; units made before 2010 likely use it. 40 CFR Part 82 */
const refrigerantReasons: Record<Case['refrigerant'], Reason> = {
  other: { value: 'For the repair', detail: 'R-410A and newer can still be recharged' },
  r22: { value: 'For a new unit', detail: 'R-22 comes from recovered stock only' },
  unknown: {
    value: 'Either way',
    detail: 'The nameplate names it; before 2010 it is likely R-22',
  },
}

type Rule = 'price' | 'cost per year' | 'age' | 'breakdowns'

/** What each rule says. Only equipment with refrigerant has that rule. */
type Reasons = Record<Rule, Reason> & { refrigerant?: Reason }

function weigh(unit: Case): Reasons {
  const [from, to] = lives[unit.equipment]
  const share = (unit.repair / unit.replacement) * 100
  // Of each year of service: until the end of the usual life, or one year more.
  const repairCost = unit.repair / Math.max(to - unit.age, 1)
  const newCost = unit.replacement / to
  return {
    price: {
      value: share < priceLimit ? 'For the repair' : 'For a new unit',
      detail: `${Math.floor(share)}% of a new unit; the limit is ${priceLimit}%`,
    },
    'cost per year': {
      value: repairCost < newCost ? 'For the repair' : 'For a new unit',
      detail: `${dollars(repairCost)} ${unit.age < to ? `if it lasts to ${to} years` : 'for perhaps one more year'}, ${dollars(newCost)} for a new one`,
    },
    age: {
      value: sideOf(Math.ceil(unit.age), from, to + 1),
      detail: `${years(unit.age)}; ${from}–${to} are usual`,
    },
    ...(hasRefrigerant(unit) && { refrigerant: refrigerantReasons[unit.refrigerant] }),
    breakdowns: {
      value: sideOf(unit.breakdowns, 1, manyBreakdowns),
      detail: `${unit.breakdowns} in two years`,
    },
  }
}

/** For the repair below the first limit, for a new unit from the second. */
function sideOf(count: number, first: number, second: number): Reason['value'] {
  if (count < first) return 'For the repair'
  return count < second ? 'Either way' : 'For a new unit'
}

/** What all rules say together: the price decides alone, then the cost per year, then the number of other rules. */
function conclusionOf(reasons: Reasons, age: number) {
  const against = Object.entries(reasons).flatMap(([rule, { value }]) =>
    value === 'For a new unit' ? rule : [],
  )
  const because = `Against the repair: ${against.join(', ')}.`
  if (against.includes('price')) return { verdict: 'Put the money into a new unit', because }
  if (against.includes('cost per year') || against.length > 1) {
    return { verdict: 'Get quotes for a new unit first', because }
  }
  const plan = 'Repair it, and start planning'
  if (against.length === 1) return { verdict: plan, because }
  if (reasons.age.value === 'Either way') {
    const options = `after ${years(age)} it is time to know your options`
    return { verdict: plan, because: `No rule speaks against it, but ${options}.` }
  }
  return { verdict: 'Repair it', because: 'No rule speaks against it.' }
}

export const repairOrReplace = defineCalculator({
  name: 'repair-or-replace',
  title: 'Repair or replace?',
  inputs,
  describe(unit) {
    const reasons = weigh(unit)
    const { equipment, refrigerant } = inputs
    const given = [
      equipment.choices[unit.equipment],
      `${years(unit.age)} old`,
      `repair ${dollars(unit.repair)}`,
      `new unit ${dollars(unit.replacement)}`,
      hasRefrigerant(unit) && `refrigerant: ${refrigerant.choices[unit.refrigerant]}`,
      `breakdowns in two years: ${unit.breakdowns}`,
    ]
    return {
      given: `${given.filter(Boolean).join(', ')}.`,
      ...conclusionOf(reasons, unit.age),
      figures: Object.entries(reasons).map(([rule, reason]) => ({
        label: rule.charAt(0).toUpperCase() + rule.slice(1),
        ...reason,
      })),
    }
  },
})

export const mount = mountCalculator(repairOrReplace)

function hasRefrigerant({ equipment }: Case): boolean {
  return equipment === 'ac' || equipment === 'heatPump'
}

function years(count: number): string {
  return count === 1 ? '1 year' : `${count} years`
}
