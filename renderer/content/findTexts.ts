import type { Explanation } from './explanations.ts'

type Words = string | ((match: RegExpExecArray) => string)

/** A text that is wrong; what is wrong; and what to write. $0 is the text, and $1 its first group. */
export type TextRow = [pattern: RegExp, reason: Words, note: Words]

interface TextRules {
  id: string
  /** What the texts begin in: types of a document's nodes, a `record`, `frontmatter`, or a `page`; `own` if it isn't a translation. */
  where: string[]
  /** Errors fail the build; warnings don't. */
  isError?: boolean
  /** Whether one message is enough for a paragraph. */
  isOnce?: boolean
}

interface TextRule extends TextRules {
  row: TextRow
}

export function toRules(rules: TextRules, rows: TextRow[]): TextRule[] {
  return rows.map(([pattern, reason, note]) => {
    const all = new RegExp(pattern, `${pattern.flags}g`)
    return { ...rules, row: [all, reason, note] }
  })
}

interface FoundText extends Explanation {
  id: string
  found: string
  index: number
  isError: boolean
}

type Range = [start: number, end: number]

/** What one rule has found, those below it don't find again. @param ranges by what they are */
export function findTexts(
  rules: TextRule[],
  source: string,
  ranges: Record<string, Range[]>,
): FoundText[] {
  const texts: FoundText[] = []
  const taken: Range[] = []
  for (const { id, where, row, isError = false, isOnce } of rules) {
    const [pattern, reason, note] = row
    const there = where.flatMap((type) => ranges[type] ?? [])
    let last: number | undefined
    for (const match of there.length > 0 ? source.matchAll(pattern) : []) {
      const { 0: found, index } = match
      if (!isIn(there, index) || isIn(taken, index)) continue
      taken.push([index, index + found.length])
      const isAgain = last !== undefined && !/\n\s*\n/.test(source.slice(last, index))
      last = index
      if (isOnce && isAgain) continue
      texts.push({
        id,
        found,
        index,
        isError,
        reason: fill(reason, match),
        note: fill(note, match),
      })
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
