/** One fault of a text, told to whoever wrote it. */
export interface Problem {
  /** Path from the root of the project. */
  file: string
  /** Counted from 1, from the top of the file. */
  line: number
  /** Counted from 1. */
  column: number
  /** What is wrong, a sentence. */
  message: string
  /** How to mend it, a sentence or two. */
  remedy: string
  /**
   * `fatal`: the page cannot be made. `error`: it could, but must not be published.
   * `advice`: worth a look, stops nothing.
   */
  kind: 'fatal' | 'error' | 'advice'
}

/** Where a problem is, within its file. */
export type Place = Pick<Problem, 'line' | 'column'>

/** What a rule says, before the file is known. */
export type Finding = Omit<Problem, 'file'>

/** @param offset characters from the start of the text */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

/** Top of a file first. */
export function inReadingOrder(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
}
