import type { Problem } from './problem.ts'

/**
 * Problems as a writer reads them in a terminal: place, lines around it, what is wrong, how to mend it.
 * @param texts by path, for the excerpts
 */
export function report(problems: Problem[], texts: Map<string, string>): string {
  return problems
    .map((problem) => {
      const { file, line, column, message, remedy } = problem
      const excerpt = excerptOf(problem, texts.get(file) ?? '')
      return [`${file}:${line}:${column}`, '', excerpt, '', `  ${message}`, `  ${remedy}`].join(
        '\n',
      )
    })
    .join('\n\n\n')
}

/** A line each, without excerpts. */
export function briefly(problems: Problem[]): string {
  return problems
    .map(
      ({ file, line, column, message, remedy }) =>
        `${file}:${line}:${column}  ${message} ${remedy}`,
    )
    .join('\n')
}

/** '3 problems' */
export function countOf(problems: Problem[]): string {
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
}

/** So many characters of a line are shown. */
const width = 88

/** The line, the one above and the one below, with a caret under the place. */
export function excerptOf(
  { line, column }: Pick<Problem, 'line' | 'column'>,
  text: string,
): string {
  const lines = text.split(/\r?\n/)
  // A paragraph is one long line: what is shown begins a little before the place.
  const from = column > width - 12 ? column - 40 : 0
  const digits = String(line + 1).length
  const shown = [line - 1, line, line + 1].filter((number) => number >= 1 && number <= lines.length)
  return shown
    .flatMap((number) => {
      const source = (lines[number - 1] ?? '').replaceAll('\t', ' ').slice(from, from + width)
      const row = `  ${String(number).padStart(digits)} | ${source}`.trimEnd()
      const caret = `  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - from)}^`
      return number === line ? [row, caret] : [row]
    })
    .join('\n')
}
