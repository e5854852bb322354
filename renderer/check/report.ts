import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'

/** A message and its file. Errors stop the build, advice does not. */
export interface Finding {
  file: VFile
  message: VFileMessage
}

export function errorsOf(files: VFile[]): Finding[] {
  return findingsOf(files).filter(({ message }) => message.fatal)
}

export function adviceOf(files: VFile[]): Finding[] {
  return findingsOf(files).filter(({ message }) => !message.fatal)
}

/** By file, from the top. */
function findingsOf(files: VFile[]): Finding[] {
  return files
    .flatMap((file) => file.messages.map((message) => ({ file, message })))
    .toSorted(
      (a, b) =>
        a.file.path.localeCompare(b.file.path) ||
        (a.message.line ?? 0) - (b.message.line ?? 0) ||
        (a.message.column ?? 0) - (b.message.column ?? 0),
    )
}

/** Each mistake with its place, the lines around it, what is wrong and what to write. */
export function report(findings: Finding[]): string {
  return findings
    .map((finding) => {
      const { reason, note } = finding.message
      const sentences = [reason, ...(note ? [note] : [])].map((sentence) => `  ${sentence}`)
      return [placeOf(finding), '', excerptOf(finding), '', ...sentences].join('\n')
    })
    .join('\n\n\n')
}

/** A line each, without excerpts. */
export function reportBriefly(findings: Finding[]): string {
  return findings
    .map((finding) => {
      const { reason, note } = finding.message
      return `${placeOf(finding)}  ${reason}${note ? ` ${note}` : ''}`
    })
    .join('\n')
}

/** '3 mistakes' */
export function countOf(findings: Finding[]): string {
  return `${findings.length} ${findings.length === 1 ? 'mistake' : 'mistakes'}`
}

function placeOf({ file, message }: Finding): string {
  return `${file.path}:${message.line ?? 1}:${message.column ?? 1}`
}

/** Characters of a line that are shown. */
const width = 88

/** The line, the one above and the one below, with a caret under the place. */
export function excerptOf({ file, message }: Finding): string {
  const { line = 1, column = 1 } = message
  const lines = (file.data.source ?? '').split(/\r?\n/)
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
