import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'

/** A message with its file. Errors fail the build; warnings don't. */
export interface FileMessage {
  file: VFile
  message: VFileMessage
}

export function getErrors(files: VFile[]): FileMessage[] {
  return getMessages(files).filter(({ message }) => message.fatal)
}

export function getWarnings(files: VFile[]): FileMessage[] {
  return getMessages(files).filter(({ message }) => !message.fatal)
}

function getMessages(files: VFile[]): FileMessage[] {
  return files
    .flatMap((file) => file.messages.map((message) => ({ file, message })))
    .toSorted((a, b) => formatLocation(a).localeCompare(formatLocation(b), 'en', { numeric: true }))
}

/** Formats the errors that fail the build, and their count; an empty string if there are none. */
export function reportErrors(files: VFile[]): string {
  return reportAllErrors(files.filter(({ data }) => !data.isUnpublished))
}

/** Formats the errors in unpublished files, which don't fail the build, if there are any. */
export function reportUnpublished(files: VFile[]): string {
  const errors = getErrors(files.filter(({ data }) => data.isUnpublished))
  return errors.length === 0 ? '' : `Not published, and left out of the build:\n\n${report(errors)}`
}

export function reportAllErrors(files: VFile[]): string {
  const errors = getErrors(files)
  if (errors.length === 0) return ''
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
  return `${report(errors)}\n\n${count} in content/.`
}

export function report(messages: FileMessage[]): string {
  return messages
    .map((entry) => {
      const { reason, note } = entry.message
      return `${formatLocation(entry)}\n\n${formatExcerpt(entry)}\n\n  ${reason}\n  ${note}`
    })
    .join('\n\n\n')
}

export function reportBriefly(messages: FileMessage[]): string {
  return messages
    .map((entry) => `${formatLocation(entry)}  ${entry.message.reason} ${entry.message.note}`)
    .join('\n')
}

function formatLocation({ file, message: { line = 1, column = 1 } }: FileMessage): string {
  return `${file.path}:${line}:${column}`
}

const width = 88

/** The line, the lines above and below it, and a caret under the column. */
function formatExcerpt({ file, message: { line = 1, column = 1 } }: FileMessage): string {
  const lines = String(file).replaceAll('\t', ' ').split(/\r?\n/)
  // A paragraph is one long line, so start a little before the column.
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
