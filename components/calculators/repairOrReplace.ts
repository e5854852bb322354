import { type Answer, defineCalculator, type Values } from './defineCalculator.ts'
import { dollars } from './format.ts'
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

interface Reason {
  rule: 'price' | 'cost per year' | 'age' | 'refrigerant' | 'breakdowns'
  /** Undefined if the rule favors neither. */
  side: 'repair' | 'replace' | undefined
  detail: string
}

/** Dollars per year of service: of the repair until the end of the usual life, and of a new unit. */
export function yearlyCosts({ equipment, age, repair, replacement }: Case) {
  const [, life] = lives[equipment]
  return { repair: repair / Math.max(life - age, 1), replacement: replacement / life }
}

/** Which side each rule favors. */
export function weigh(unit: Case): Reason[] {
  const [from, to] = lives[unit.equipment]
  const share = (unit.repair / unit.replacement) * 100
  const yearly = yearlyCosts(unit)
  return [
    {
      rule: 'price',
      side: share < priceLimit ? 'repair' : 'replace',
      detail: `${Math.floor(share)}% of a new unit; the limit is ${priceLimit}%`,
    },
    {
      rule: 'cost per year',
      side: yearly.repair < yearly.replacement ? 'repair' : 'replace',
      detail: `${dollars(yearly.repair)} ${unit.age < to ? `if it lasts to ${to} years` : 'for perhaps one more year'}, ${dollars(yearly.replacement)} for a new one`,
    },
    {
      rule: 'age',
      side: unit.age < from ? 'repair' : unit.age > to ? 'replace' : undefined,
      detail: `${years(unit.age)}; ${from}–${to} are usual`,
    },
    ...refrigerantReason(unit),
    {
      rule: 'breakdowns',
      side:
        unit.breakdowns < 1 ? 'repair' : unit.breakdowns < manyBreakdowns ? undefined : 'replace',
      detail: `${unit.breakdowns} in two years`,
    },
  ]
}

/** R-22 is not newly made or imported since 2020; units made before 2010 likely use it. 40 CFR Part 82 */
function refrigerantReason({ equipment, refrigerant }: Case): Reason[] {
  if (equipment === 'furnace' || equipment === 'boiler') return []
  const [side, detail] = (
    {
      other: ['repair', 'R-410A and newer can still be recharged'],
      r22: ['replace', 'R-22 comes from recovered stock only'],
      unknown: [undefined, 'The nameplate names it; before 2010 it is likely R-22'],
    } as const
  )[refrigerant]
  return [{ rule: 'refrigerant', side, detail }]
}

/** The verdict of all rules: the price decides alone, then the cost per year, then the number of other rules. */
export function verdictOf(reasons: Reason[]): string {
  const against = reasons.filter(({ side }) => side === 'replace').map(({ rule }) => rule)
  if (against.includes('price')) return 'Put the money into a new unit'
  if (against.includes('cost per year') || against.length > 1)
    return 'Get quotes for a new unit first'
  return against.length === 1 || isOld(reasons) ? 'Repair it, and start planning' : 'Repair it'
}

export const repairOrReplace = defineCalculator({
  name: 'repair-or-replace',
  title: 'Repair or replace?',
  inputs,
  describe(unit): Answer {
    const reasons = weigh(unit)
    const { equipment, refrigerant } = inputs
    return {
      given: `${[
        equipment.choices[unit.equipment],
        `${years(unit.age)} old`,
        `repair ${dollars(unit.repair)}`,
        `new unit ${dollars(unit.replacement)}`,
        ...(refrigerantReason(unit).length
          ? [`refrigerant: ${refrigerant.choices[unit.refrigerant]}`]
          : []),
        `breakdowns in two years: ${unit.breakdowns}`,
      ].join(', ')}.`,
      verdict: verdictOf(reasons),
      because: becauseOf(reasons, unit.age),
      figures: reasons.map(({ rule, side, detail }) => ({
        label: capitalized(rule),
        value: side ? { repair: 'For the repair', replace: 'For a new unit' }[side] : 'Either way',
        detail,
      })),
    }
  },
})

export const mount = mountCalculator(repairOrReplace)

/** The reason, in one sentence; the figures have the details. */
function becauseOf(reasons: Reason[], age: number): string {
  const against = reasons.filter(({ side }) => side === 'replace').map(({ rule }) => rule)
  if (against.length > 0) return `Against the repair: ${against.join(', ')}.`
  return isOld(reasons)
    ? `No rule speaks against it, but after ${years(age)} it is time to know your options.`
    : 'No rule speaks against it.'
}

/** Whether the unit has reached the age at which such equipment fails. */
function isOld(reasons: Reason[]): boolean {
  return reasons.some(({ rule, side }) => rule === 'age' && side !== 'repair')
}

function years(count: number): string {
  return count === 1 ? '1 year' : `${count} years`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
