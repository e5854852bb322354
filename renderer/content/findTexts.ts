/** A text that is wrong, and what to say about it. */
export interface TextRule {
  id: string
  /** What it begins in: types of a document's nodes, a record's `value`, or an own `page`. */
  where: string[]
  /** With the flag g. */
  pattern: RegExp
  /** What is wrong. $0 is what was found, and $1 its first group. */
  reason: Words
  /** What to write instead. */
  note: Words
  /** Errors fail the build; warnings don't. */
  isError?: boolean
  /** Whether one message is enough for a paragraph. */
  isOnce?: boolean
}

type Words = string | ((match: RegExpExecArray) => string)

type Range = [start: number, end: number]

interface FoundText {
  rule: TextRule
  found: string
  index: number
  reason: string
  note: string
}

/**
 * Finds what the rules look for. What one rule has found, those below it don't find again.
 * @param ranges of the source, by what they are
 */
export function findTexts(
  rules: TextRule[],
  source: string,
  ranges: Record<string, Range[]>,
): FoundText[] {
  const texts: FoundText[] = []
  const taken: Range[] = []
  for (const rule of rules) {
    const there = rule.where.flatMap((type) => ranges[type] ?? [])
    let last: number | undefined
    for (const match of there.length > 0 ? source.matchAll(rule.pattern) : []) {
      const { 0: found, index } = match
      if (!isIn(there, index) || isIn(taken, index)) continue
      taken.push([index, index + found.length])
      const isAgain = last !== undefined && !/\n\s*\n/.test(source.slice(last, index))
      last = index
      if (rule.isOnce && isAgain) continue
      const [reason, note] = [fill(rule.reason, match), fill(rule.note, match)]
      texts.push({ rule, found, index, reason, note })
    }
  }
  return texts
}

function isIn(ranges: Range[], index: number): boolean {
  return ranges.some(([start, end]) => index >= start && index < end)
}

function fill(words: Words, match: RegExpExecArray): string {
  if (typeof words === 'function') return words(match)
  return words.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')
}
