import { closest, distance } from 'fastest-levenshtein'

/** @returns 'Did you mean "listed"? ', or an empty string if no known word is close */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = closestWord(word, known)
  return near === undefined ? '' : `Did you mean "${near}"? `
}

/** The known word that differs only in case, or in at most a third of its letters. */
export function closestWord(word: string, known: Iterable<string>): string | undefined {
  const words = [...known]
  if (words.length === 0) return undefined
  const sameLetters = words.find((other) => other.toLowerCase() === word.toLowerCase())
  if (sameLetters) return sameLetters
  const near = closest(word, words)
  return distance(word, near) <= Math.ceil(word.length / 3) ? near : undefined
}
