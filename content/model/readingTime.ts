/** Words that an adult reads in a minute. */
const wordsPerMinute = 230

/** Whole minutes, at least one. */
export function readingMinutesOf(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
