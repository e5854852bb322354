import { decimal, dollars, duration } from '../../formatNumber.ts'
import * as defaults from './defaults.data.ts'
import { defineCalculator } from './defineCalculator.ts'
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

/** How many years an air conditioner usually lasts. */
const life = '10–15 years'
const longestLife = 15

const scales = { seer2: 'SEER2', seer: 'SEER, with ducts', ductless: 'SEER, ductless' } as const

export const coolingCost = defineCalculator({
  name: 'cooling-cost',
  title: 'What a better rating saves',
  inputs: {
    rating: { label: 'Rating today', min: 5, max: 30, example: 14.3 },
    scale: { label: 'Scale today', choices: scales, example: 'seer2' },
    newRating: { label: 'New rating', min: 5, max: 30, example: 15.2 },
    newScale: { label: 'New scale', choices: scales, example: 'seer2' },
    tons: { label: 'Size', unit: 'tons', min: 1, max: 5, example: 3 },
    hours: {
      label: 'Hours at full power',
      unit: 'a summer',
      min: 100,
      max: 2000,
      example: defaults.hours,
    },
    power: {
      label: 'Electricity',
      unit: '¢ per kWh',
      min: 5,
      max: 60,
      example: defaults.electricity,
    },
    extra: {
      label: 'Extra cost of the better unit',
      unit: '$',
      min: 0,
      max: 50_000,
      example: 600,
    },
  },
  describe({ tons, hours, power, rating, scale, newRating, newScale, extra }) {
    const summerAt = (rating: number, scale: keyof typeof scales) => {
      const seer2 = scale === 'seer' ? rating * seer2PerSeer : rating
      // A rating is in BTU per watt-hour.
      // https://en.wikipedia.org/wiki/Seasonal_energy_efficiency_ratio
      const kilowattHours = (tons * btuPerTon * hours) / seer2 / 1000
      const cost = (kilowattHours * power) / 100
      const own = decimal(rating)
      const names = {
        seer2: `${own} SEER2`,
        seer: `SEER ${own} (about ${decimal(seer2)} SEER2)`,
        ductless: `SEER ${own}, ductless`,
      }
      return {
        cost,
        figure: {
          label: names[scale],
          value: `${dollars(cost)} a summer`,
          detail: `${decimal(kilowattHours, 0)} kWh`,
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
      explanation:
        formatPayback(saved, extra) +
        (isDoubtful ? ' A SEER this high is mostly ductless: choose that scale.' : ''),
      figures: [today.figure, better.figure],
    }
  },
})

export const mount = mountCalculator(coolingCost)

function toHeadline(saved: number): string {
  if (Math.abs(saved) < 0.5) return 'Costs the same'
  return saved > 0 ? `Saves ${dollars(saved)} a summer` : `Costs ${dollars(-saved)} more a summer`
}

function formatPayback(saved: number, extra: number): string {
  if (saved <= -0.5) return 'On the same scale, the new rating is lower than today’s.'
  if (saved < 0.5) return 'On the same scale, the new rating is no better than today’s.'
  if (extra === 0) return 'It costs nothing extra.'
  const years = extra / saved
  const time = `At that rate, ${dollars(extra)} comes back after ${duration(years)}`
  return years > longestLife
    ? `${time}. A unit usually lasts ${life}, so the saving alone does not pay for it.`
    : `${time}. A unit usually lasts ${life}.`
}
