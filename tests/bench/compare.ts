/** What is measured of a site, by a name that ends with the unit. Less is better. */
export type Figures = Record<string, number>

interface Comparison {
  base: number
  own: number
  /** The median of the pairs' ratios, and their quartiles. */
  ratio: number
  lower: number
  upper: number
  isWorse: boolean
}

/** How many times as much as before something may cost. */
const limit = 1.1

/**
 * Compares two sides by the ratio of each pair, whose sides were measured right after each other,
 * because a machine's load changes. What is counted has a single pair, and so no spread.
 * @throws if there is no pair
 */
export function compare(pairs: { base: number; own: number }[]): Comparison {
  const ratios = pairs.map(({ base, own }) => (own === base ? 1 : own / base))
  const lower = quantile(ratios, 0.25)
  return {
    base: quantile(pairs.map(({ base }) => base)),
    own: quantile(pairs.map(({ own }) => own)),
    ratio: quantile(ratios),
    lower,
    upper: quantile(ratios, 0.75),
    isWorse: lower > limit,
  }
}

/** @param share 0.5 for the median */
export function quantile(values: number[], share = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  if (low === undefined || high === undefined || sorted.some(Number.isNaN)) {
    throw new Error(`Not measured: ${values.join(', ')}`)
  }
  // A ratio to 0 is infinite, and so has no difference.
  return low === high ? low : low + (high - low) * (place % 1)
}
