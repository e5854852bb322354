import { capitalized, decimal, dollars } from '../../formatNumber.ts'
import { lifetimes } from './defaults.data.ts'
import { defineCalculator, type Values } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

/**
 * The repair cost, as a percentage of the replacement cost, above which repairing an old unit isn't
 * worthwhile. A rule of thumb in the trade.
 */
const priceLimit = 50

/** How many years a repair is assumed to last, even in a unit past its usual life. */
const fewestYears = 3

/** The age in years up to which parts are likely under warranty, unless the visitor knows. */
const likelyWarranty = 10

const inputs = {
  equipment: {
    label: 'Equipment',
    choices: { ac: 'Central AC', heatPump: 'Heat pump', furnace: 'Furnace', boiler: 'Boiler' },
    example: 'ac',
    changes: { furnace: { refrigerant: null }, boiler: { refrigerant: null } },
  },
  breakdowns: {
    label: 'Breakdowns',
    unit: 'in two years, with this one',
    choices: { one: '1', two: '2', more: '3 or more' },
    example: 'one',
  },
  refrigerant: {
    label: 'Refrigerant',
    choices: {
      newer: 'R-410A or newer',
      newerLeaks: 'R-410A or newer, leaking',
      r22: 'R-22, no leak',
      r22Leaks: 'R-22, leaking',
      unknown: 'Not sure',
    },
    example: 'newer',
  },
  warranty: {
    label: 'Parts warranty',
    choices: { unknown: 'Not sure', no: 'No', yes: 'Yes' },
    example: 'unknown',
  },
  age: { label: 'Age', unit: 'years', min: 0, max: 50, example: 12 },
  repair: { label: 'The repair', unit: '$', min: 50, max: 20_000, example: 900 },
  replacement: { label: 'New unit', unit: '$', min: 1000, max: 50_000, example: 9000 },
} as const

type Case = Values<typeof inputs>

type Lifetime = NonNullable<typeof lifetimes>[Case['equipment']]

interface Reason {
  value: 'For the repair' | 'For a new unit' | 'Either way'
  detail: string
}

type Reasons = Record<'price' | 'cost per year' | 'age' | 'breakdowns', Reason> & {
  refrigerant?: Reason
}

/**
 * R-22 has not been made or imported since 2020; units made before 2010 likely use it. 40 CFR Part
 * 82
 */
const refrigerantReasons: Record<Case['refrigerant'], Reason> = {
  newer: { value: 'For the repair', detail: 'R-410A and newer are still serviced' },
  newerLeaks: { value: 'Either way', detail: 'Still serviced; the leak has to be found and fixed' },
  r22: { value: 'Either way', detail: 'No leak found: recovered R-22 is still sold' },
  r22Leaks: { value: 'For a new unit', detail: 'R-22 comes from recovered stock only' },
  unknown: {
    value: 'Either way',
    detail: 'The nameplate names it; before 2010 it is likely R-22',
  },
}

/** What each rule concludes. */
function weigh(unit: Case, { from, to }: Lifetime): Reasons {
  const isOld = unit.age >= from
  const yearsLeft = Math.max(to - unit.age, fewestYears)
  const repairCost = unit.repair / yearsLeft
  const newCost = unit.replacement / to
  const share = `${Math.floor(getShare(unit))}% of a new unit`
  const doubt: Reason['value'] = isOld ? 'For a new unit' : 'Either way'
  return {
    price:
      getShare(unit) < priceLimit
        ? { value: 'For the repair', detail: share }
        : {
            value: doubt,
            detail: `${share}; ${isOld ? `the limit is ${priceLimit}%` : `at ${years(unit.age)} that alone decides nothing`}`,
          },
    'cost per year': {
      value: compareToRange(repairCost, 0.8 * newCost, newCost),
      detail: `${dollars(repairCost)} if it runs ${decimal(yearsLeft)} more years, ${dollars(newCost)} for a new one`,
    },
    age: {
      value: compareToRange(Math.ceil(unit.age), from, to + 1),
      detail: `${years(unit.age)}; ${from}–${to} are usual`,
    },
    ...(!isHeating(unit) && { refrigerant: refrigerantReasons[unit.refrigerant] }),
    breakdowns:
      unit.breakdowns === 'one'
        ? { value: 'For the repair', detail: 'One in two years is ordinary wear' }
        : {
            value: doubt,
            detail: `${inputs.breakdowns.choices[unit.breakdowns]} in two years${isOld ? '' : ' at this age point to one cause: ask what it is'}`,
          },
  }
}

function compareToRange(count: number, first: number, second: number): Reason['value'] {
  if (count < first) return 'For the repair'
  return count < second ? 'Either way' : 'For a new unit'
}

/** From the strongest case for repair to the strongest case for replacement. */
export const verdicts: readonly string[] = [
  'Repair it',
  'Repair it, and start planning',
  'Price a new unit before you decide',
  'A new unit is likely the better buy',
]

function verdictIndex(unit: Case, reasons: Reasons, against: number): number {
  const isBoiler = unit.equipment === 'boiler'
  const isTime = reasons.age.value === 'Either way' && !isBoiler
  const perYear = reasons['cost per year'].value
  const wanted = [
    true,
    against > 0 || isTime || perYear === 'Either way',
    against > 1 || perYear === 'For a new unit',
    against > 2 || reasons.price.value === 'For a new unit',
  ].lastIndexOf(true)
  // A small repair buys time at any age. Cast-iron boilers last, so repair comes first.
  const limits = isBoiler ? [against > 1 ? 0 : 10, 15, 20] : [0, 10, 20]
  const allowed = limits.filter((share) => getShare(unit) >= share).length
  return Math.min(wanted, allowed)
}

function recommend(unit: Case, reasons: Reasons) {
  if (unit.warranty === 'yes') {
    return {
      headline: 'Repair it under warranty',
      explanation: 'Claim the part first. You pay for labor, and for refrigerant if it needs any.',
    }
  }
  const against = Object.entries(reasons).flatMap(([rule, { value }]) =>
    value === 'For a new unit' ? `the ${rule}` : [],
  )
  const index = verdictIndex(unit, reasons, against.length)
  const sentences = [
    against.length > 0
      ? `Counting against the repair: ${against.join(', ').replace(/, ([^,]+)$/, ' and $1')}.`
      : 'Nothing here counts against the repair.',
    index === 1 &&
      reasons.age.value !== 'For the repair' &&
      `After ${years(unit.age)} it is time to know your options.`,
    unit.warranty === 'unknown' &&
      unit.age < likelyWarranty &&
      `At ${years(unit.age)} the parts are likely under warranty: ask first.`,
    index > 0 &&
      isHeating(unit) &&
      'If you have no heat now, get it running safely and decide in spring.',
  ]
  return { headline: verdicts[index] ?? '', explanation: sentences.filter(Boolean).join(' ') }
}

export const repairOrReplace = defineCalculator({
  name: 'repair-or-replace',
  title: 'Repair or replace?',
  inputs,
  describe(unit) {
    if (!lifetimes) return
    const reasons = weigh(unit, lifetimes[unit.equipment])
    return {
      ...recommend(unit, reasons),
      figures: Object.entries(reasons).map(([rule, reason]) => ({
        label: capitalized(rule),
        ...reason,
      })),
    }
  },
})

export const mount = mountCalculator(repairOrReplace)

function getShare({ repair, replacement }: Case): number {
  return (repair / replacement) * 100
}

function isHeating({ equipment }: Case): boolean {
  return equipment === 'furnace' || equipment === 'boiler'
}

function years(count: number): string {
  return count === 1 ? '1 year' : `${count} years`
}
