import { decimal, dollars, inUnits } from '../../formatNumber.ts'
import { lifetimes } from './defaults.data.ts'
import { defineCalculator, fillWords, type Values } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'
import words from './repairOrReplace.data.ts'

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
    label: words.equipment,
    choices: words.equipments,
    example: 'ac',
    changes: { furnace: { refrigerant: null }, boiler: { refrigerant: null } },
  },
  breakdowns: {
    label: words.breakdowns,
    unit: words.breakdownsUnit,
    choices: words.counts,
    example: 'one',
  },
  refrigerant: { label: words.refrigerant, choices: words.refrigerants, example: 'newer' },
  warranty: { label: words.warranty, choices: words.warranties, example: 'unknown' },
  age: { label: words.age, unit: words.ageUnit, min: 0, max: 50, example: 12 },
  repair: { label: words.repair, unit: '$', min: 50, max: 20_000, example: 900 },
  replacement: { label: words.replacement, unit: '$', min: 1000, max: 50_000, example: 9000 },
} as const

type Case = Values<typeof inputs>

type Lifetime = NonNullable<typeof lifetimes>[Case['equipment']]

type Side = keyof typeof words.sides

interface Reason {
  side: Side
  detail: string
}

type Rule = keyof typeof words.rules

type Reasons = Record<Exclude<Rule, 'refrigerant'>, Reason> & { refrigerant?: Reason }

/**
 * R-22 has not been made or imported since 2020; units made before 2010 likely use it. 40 CFR Part
 * 82
 */
const refrigerantReasons: Record<Case['refrigerant'], Reason> = {
  newer: { side: 'forRepair', detail: words.newer },
  newerLeaks: { side: 'either', detail: words.newerLeaks },
  r22: { side: 'either', detail: words.r22 },
  r22Leaks: { side: 'forNew', detail: words.r22Leaks },
  unknown: { side: 'either', detail: words.unknown },
}

/** What each rule concludes. */
function weigh(unit: Case, { from, to }: Lifetime): Reasons {
  const isOld = unit.age >= from
  const yearsLeft = Math.max(to - unit.age, fewestYears)
  const repairCost = unit.repair / yearsLeft
  const newCost = unit.replacement / to
  const age = years(unit.age)
  const share = { share: Math.floor(getShare(unit)), limit: priceLimit, age }
  const count = { count: words.counts[unit.breakdowns] }
  const doubt = isOld ? 'forNew' : 'either'
  return {
    price:
      getShare(unit) < priceLimit
        ? { side: 'forRepair', detail: fillWords(words.share, share) }
        : {
            side: doubt,
            detail: fillWords(isOld ? words.shareLimit : words.shareAtAge, share),
          },
    perYear: {
      side: compareToRange(repairCost, 0.8 * newCost, newCost),
      detail: fillWords(words.costs, {
        repair: dollars(repairCost),
        years: decimal(yearsLeft),
        replacement: dollars(newCost),
      }),
    },
    age: {
      side: compareToRange(Math.ceil(unit.age), from, to + 1),
      detail: fillWords(words.usual, { age, from, to }),
    },
    ...(!isHeating(unit) && { refrigerant: refrigerantReasons[unit.refrigerant] }),
    breakdowns:
      unit.breakdowns === 'one'
        ? { side: 'forRepair', detail: words.ordinaryWear }
        : { side: doubt, detail: fillWords(isOld ? words.inTwoYears : words.oneCause, count) },
  }
}

function compareToRange(count: number, first: number, second: number): Side {
  if (count < first) return 'forRepair'
  return count < second ? 'either' : 'forNew'
}

function verdictIndex(unit: Case, reasons: Reasons, against: number): number {
  const isBoiler = unit.equipment === 'boiler'
  const isTime = reasons.age.side === 'either' && !isBoiler
  const perYear = reasons.perYear.side
  const wanted = [
    true,
    against > 0 || isTime || perYear === 'either',
    against > 1 || perYear === 'forNew',
    against > 2 || reasons.price.side === 'forNew',
  ].lastIndexOf(true)
  // A small repair buys time at any age. Cast-iron boilers last, so repair comes first.
  const limits = isBoiler ? [against > 1 ? 0 : 10, 15, 20] : [0, 10, 20]
  const allowed = limits.filter((share) => getShare(unit) >= share).length
  return Math.min(wanted, allowed)
}

function recommend(unit: Case, reasons: Reasons) {
  if (unit.warranty === 'yes') return { headline: words.underWarranty, explanation: words.claim }
  const against = entriesOf(reasons).flatMap(([rule, { side }]) =>
    side === 'forNew' ? words.against[rule] : [],
  )
  const index = verdictIndex(unit, reasons, against.length)
  const age = years(unit.age)
  const rules = against.join(', ').replace(/, ([^,]+)$/, ` ${words.and} $1`)
  const sentences = [
    against.length > 0 ? fillWords(words.countsAgainst, { rules }) : words.nothingAgainst,
    index === 1 && reasons.age.side !== 'forRepair' && fillWords(words.options, { age }),
    unit.warranty === 'unknown' &&
      unit.age < likelyWarranty &&
      fillWords(words.likelyWarranty, { age }),
    index > 0 && isHeating(unit) && words.noHeat,
  ]
  return { headline: words.verdicts[index] ?? '', explanation: sentences.filter(Boolean).join(' ') }
}

export const repairOrReplace = defineCalculator({
  name: 'repair-or-replace',
  title: words.title,
  inputs,
  describe(unit) {
    if (!lifetimes) return
    const reasons = weigh(unit, lifetimes[unit.equipment])
    return {
      ...recommend(unit, reasons),
      figures: entriesOf(reasons).map(([rule, { side, detail }]) => ({
        label: words.rules[rule],
        value: words.sides[side],
        detail,
      })),
    }
  },
})

export const mount = mountCalculator(repairOrReplace)

function entriesOf(reasons: Reasons): [Rule, Reason][] {
  return Object.entries(reasons) as [Rule, Reason][]
}

function getShare({ repair, replacement }: Case): number {
  return (repair / replacement) * 100
}

function isHeating({ equipment }: Case): boolean {
  return equipment === 'furnace' || equipment === 'boiler'
}

function years(count: number): string {
  return inUnits(count, 'year', 2)
}
