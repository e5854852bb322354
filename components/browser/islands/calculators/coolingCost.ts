import { decimal, dollars, duration } from '../../formatNumber.ts'
import words from './coolingCost.data.ts'
import * as defaults from './defaults.data.ts'
import { defineCalculator, fillWords } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

/** BTU per hour in one ton of cooling, by definition. */
const btuPerTon = 12_000

/**
 * The SEER2 of a ducted system relative to its SEER: 15 SEER is sold as 14.3 SEER2. 10 CFR
 * 430.32(c)
 */
const seer2PerSeer = 0.95

/** The highest SEER of common ducted systems. */
const highestDucted = 20

/** How many years an air conditioner usually lasts, at most. */
const longestLife = 15

export const coolingCost = defineCalculator({
  name: 'cooling-cost',
  title: words.title,
  inputs: {
    rating: { label: words.rating, min: 5, max: 30, example: 14.3 },
    scale: { label: words.scale, choices: words.scales, example: 'seer2' },
    newRating: { label: words.newRating, min: 5, max: 30, example: 15.2 },
    newScale: { label: words.newScale, choices: words.scales, example: 'seer2' },
    tons: { label: words.tons, unit: words.tonsUnit, min: 1, max: 5, example: 3 },
    hours: {
      label: words.hours,
      unit: words.hoursUnit,
      min: 100,
      max: 2000,
      example: defaults.hours,
    },
    power: {
      label: words.power,
      unit: words.powerUnit,
      min: 5,
      max: 60,
      example: defaults.electricity,
    },
    extra: {
      label: words.extra,
      unit: '$',
      min: 0,
      max: 50_000,
      example: 600,
    },
  },
  describe({ tons, hours, power, rating, scale, newRating, newScale, extra }) {
    const summerAt = (rating: number, scale: keyof typeof words.scales) => {
      const seer2 = scale === 'seer' ? rating * seer2PerSeer : rating
      // A rating is in BTU per watt-hour.
      // https://en.wikipedia.org/wiki/Seasonal_energy_efficiency_ratio
      const kilowattHours = (tons * btuPerTon * hours) / seer2 / 1000
      const cost = (kilowattHours * power) / 100
      return {
        cost,
        figure: {
          label: fillWords(words.ratings[scale], {
            rating: decimal(rating),
            seer2: decimal(seer2),
          }),
          value: fillWords(words.perSummer, { cost: dollars(cost) }),
          detail: fillWords(words.energy, { amount: decimal(kilowattHours, 0) }),
        },
        isDoubtful: scale === 'seer' && rating > highestDucted,
      }
    }
    const today = summerAt(rating, scale)
    const better = summerAt(newRating, newScale)
    const saved = today.cost - better.cost
    const isDoubtful = today.isDoubtful || better.isDoubtful
    return {
      headline: toHeadline(saved),
      explanation: formatPayback(saved, extra) + (isDoubtful ? ` ${words.doubt}` : ''),
      figures: [today.figure, better.figure],
    }
  },
})

export const mount = mountCalculator(coolingCost)

function toHeadline(saved: number): string {
  if (Math.abs(saved) < 0.5) return words.same
  return fillWords(saved > 0 ? words.saves : words.costsMore, { cost: dollars(Math.abs(saved)) })
}

function formatPayback(saved: number, extra: number): string {
  if (saved <= -0.5) return words.lower
  if (saved < 0.5) return words.noBetter
  if (extra === 0) return words.nothingExtra
  const years = extra / saved
  const payback = fillWords(words.payback, { cost: dollars(extra), time: duration(years) })
  return `${payback} ${years > longestLife ? words.notPaid : words.life}`
}
