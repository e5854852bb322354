import { closest, distance } from 'fastest-levenshtein'

/** @returns 'Did you mean "listed"? ', or nothing if no known word is near */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearest(word, known)
  return near === undefined ? '' : `Did you mean "${near}"? `
}

/** The known word that is a slip of the pen away. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const words = [...known]
  if (words.length === 0) return undefined
  const other = words.find((other) => other.toLowerCase() === word.toLowerCase())
  if (other) return other
  const near = closest(word, words)
  return distance(word, near) <= Math.ceil(word.length / 3) ? near : undefined
}
