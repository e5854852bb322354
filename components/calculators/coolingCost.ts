import { decimal, dollars, duration } from '../ui/formatNumber.ts'
import { defineCalculator } from './defineCalculator.ts'
import { mountCalculator } from './mountCalculator.ts'

/** BTU an hour of one ton of cooling, by definition. */
const btuPerTon = 12_000

/** SEER2 of a split system relative to its SEER, a rule of thumb: 15 SEER is sold as 14.3 SEER2. 10 CFR 430.32(c) */
const seer2PerSeer = 0.95

/** How many years an air conditioner usually lasts. */
const life = '10–15 years'
const longestLife = 15

export const coolingCost = defineCalculator({
  name: 'cooling-cost',
  title: 'What a better rating saves',
  inputs: {
    /** Tons of cooling. */
    tons: { min: 1, max: 5, step: 0.5, example: 3 },
    /** Hours at full power in one summer. */
    hours: { min: 100, max: 4000, step: 1, example: 1000 },
    /** Cents per kWh. */
    power: { min: 5, max: 60, step: 0.1, example: 18 },
    rating: { min: 5, max: 30, step: 0.1, example: 10 },
    scale: { choices: { seer: 'SEER', seer2: 'SEER2' }, example: 'seer' },
    newRating: { min: 5, max: 30, step: 0.1, example: 15.2 },
    newScale: { choices: { seer: 'SEER', seer2: 'SEER2' }, example: 'seer2' },
    /** Dollars that the savings should pay back. */
    extra: { min: 0, max: 50_000, step: 1, example: 9000 },
  },
  describe({ tons, hours, power, rating, scale, newRating, newScale, extra }) {
    const summerAt = (rating: number, scale: 'seer' | 'seer2') => {
      const seer2 = scale === 'seer' ? rating * seer2PerSeer : rating
      // In kWh; a rating is in BTU per watt-hour. https://en.wikipedia.org/wiki/Seasonal_energy_efficiency_ratio
      const energy = (tons * btuPerTon * hours) / seer2 / 1000
      const cost = (energy * power) / 100
      const own = decimal(rating)
      return {
        cost,
        name: scale === 'seer' ? `SEER ${own} (about ${decimal(seer2)} SEER2)` : `${own} SEER2`,
        figure: { value: `${dollars(cost)} a summer`, detail: `${decimal(energy, 0)} kWh` },
      }
    }
    const today = summerAt(rating, scale)
    const better = summerAt(newRating, newScale)
    const saved = today.cost - better.cost
    return {
      given: `${decimal(tons)} tons, ${decimal(hours)} hours a summer, ${decimal(power)}¢ per kWh, ${today.name} today, ${better.name} new, ${dollars(extra)} to earn back.`,
      verdict: verdictOf(saved),
      because: paybackOf(saved, extra),
      figures: [
        { label: `Today: ${today.name}`, ...today.figure },
        { label: `New: ${better.name}`, ...better.figure },
      ],
    }
  },
})

export const mount = mountCalculator(coolingCost)

function verdictOf(saved: number): string {
  if (Math.abs(saved) < 0.5) return 'Costs the same'
  return saved > 0 ? `Saves ${dollars(saved)} a summer` : `Costs ${dollars(-saved)} more a summer`
}

function paybackOf(saved: number, extra: number): string {
  if (saved < 0.5) return 'On the same scale, the new rating is no better than today’s.'
  if (extra === 0) return 'Nothing has to be earned back.'
  const years = extra / saved
  const time = `At that rate, ${dollars(extra)} comes back after ${duration(years)}`
  return years > longestLife
    ? `${time}. A unit usually lasts ${life}, so the saving alone does not pay for it.`
    : `${time}. A unit usually lasts ${life}.`
}
