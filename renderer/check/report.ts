import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'

/** A message and its file. Errors stop the build, advice does not. */
export interface Finding {
  file: VFile
  message: VFileMessage
}

export function getErrors(files: VFile[]): Finding[] {
  return getFindings(files).filter(({ message }) => message.fatal)
}

export function getWarnings(files: VFile[]): Finding[] {
  return getFindings(files).filter(({ message }) => !message.fatal)
}

/** By file, from the top. */
function getFindings(files: VFile[]): Finding[] {
  return files
    .flatMap((file) => file.messages.map((message) => ({ file, message })))
    .toSorted((a, b) => formatLocation(a).localeCompare(formatLocation(b), 'en', { numeric: true }))
}

/** What stops the build, with the count of mistakes; empty if nothing does. */
export function reportErrors(files: VFile[]): string {
  return reportWithCount(getErrors(files.filter(({ data }) => !data.isUnpublished)))
}

/** The errors of texts that are not published; empty if there are none. */
export function reportUnpublished(files: VFile[]): string {
  const errors = getErrors(files.filter(({ data }) => data.isUnpublished))
  return errors.length === 0 ? '' : `Not published, and left out of the build:\n\n${report(errors)}`
}

/** All errors, as dev shows them. */
export function reportAllErrors(files: VFile[]): string {
  return reportWithCount(getErrors(files))
}

function reportWithCount(errors: Finding[]): string {
  if (errors.length === 0) return ''
  const count = errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`
  return `${report(errors)}\n\n${count} in content/.`
}

/** Each mistake with its place, the lines around it, what is wrong and what to write. */
export function report(findings: Finding[]): string {
  return findings
    .map((finding) => {
      const { reason, note } = finding.message
      return `${formatLocation(finding)}\n\n${formatExcerpt(finding)}\n\n  ${reason}\n  ${note}`
    })
    .join('\n\n\n')
}

/** A line each, without excerpts. */
export function reportBriefly(findings: Finding[]): string {
  return findings
    .map(
      (finding) => `${formatLocation(finding)}  ${finding.message.reason} ${finding.message.note}`,
    )
    .join('\n')
}

function formatLocation({ file, message }: Finding): string {
  const { line, column } = position(message)
  return `${file.path}:${line}:${column}`
}

function position({ line = 1, column = 1 }: VFileMessage) {
  return { line, column }
}

/** Characters of a line that are shown. */
const width = 88

/** The line, the one above and the one below, with a caret under the place. */
function formatExcerpt({ file, message }: Finding): string {
  const { line, column } = position(message)
  const lines = String(file).replaceAll('\t', ' ').split(/\r?\n/)
  // A paragraph is one long line: what is shown begins a little before the place.
  const from = column > width - 12 ? column - 40 : 0
  const digits = String(line + 1).length
  const rows = [line - 1, line, line + 1].flatMap((number) => {
    const source = lines[number - 1]
    if (source === undefined) return []
    const shown = source.slice(from, from + width)
    const row = `  ${String(number).padStart(digits)} | ${shown}`.trimEnd()
    const caret = `  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - from)}^`
    return number === line ? [row, caret] : [row]
  })
  return rows.join('\n')
}
