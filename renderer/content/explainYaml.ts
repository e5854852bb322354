import type { Document, YAMLError } from 'yaml'
import { z } from 'zod'
import type { Explanation, LocatedExplanation } from './explanations.ts'
import * as say from './explanations.ts'
import { findMisread } from './misreadYaml.ts'
import { getShape } from './schemaWalk.ts'

/** @see https://eemeli.org/yaml/#errors */
const explanations: Partial<Record<YAMLError['code'], Explanation>> = {
  BLOCK_AS_IMPLICIT_KEY: say.colon,
  BAD_INDENT: say.indent,
  BAD_ALIAS: say.specialStart,
  BAD_DQ_ESCAPE: say.backslash,
  BAD_SCALAR_START: say.specialStart,
  DUPLICATE_KEY: {
    reason: 'This field appears twice.',
    note: 'Keep one of the two lines. A new list entry begins with a dash: "- ".',
  },
  MULTIPLE_DOCS: {
    reason: 'A second document begins here.',
    note: 'Delete this line of dashes.',
  },
}

/**
 * Explains the first YAML syntax error and returns its offset. Other errors often follow from the
 * first. The parser reports some errors far below their cause, so this searches the source for it.
 * @param schema the file's schema, which tells top-level fields from nested ones
 */
export function explainYaml(
  document: Document,
  source: string,
  schema: z.ZodType,
): LocatedExplanation | undefined {
  const specialSpaces = source.search(/^ *(?! )\p{Zs}/mu)
  if (specialSpaces !== -1) return { offset: specialSpaces, ...say.specialSpace }
  const misread = findMisread(document, source)
  const [error] = document.errors
  if (!error || (misread && misread.offset < error.pos[0])) return misread
  const { message, code, pos } = error
  const found = [
    { offset: source.search(/(?<=^ *)-(?=\w+:)/m), ...say.dash },
    { offset: source.search(/(?<=^[ -]*\w+:)(?=[^ \t\r\n/])/m), ...say.space },
    { offset: source.search(/(?<=[:-] +)("[^"\n]*|'[^'\n]*)$/m), ...say.quote },
    { offset: source.search(/(?<=: +)\[[^\]\n]*$/m), ...say.bracket },
    { offset: source.search(/^ *\t/m), ...say.tab },
    { offset: schema instanceof z.ZodArray ? source.search(/^\w+:/m) : -1, ...say.entry },
    { offset: wrongIndent(source, schema), ...say.indent },
  ].find(({ offset }) => offset !== -1)
  const otherwise: Explanation = {
    reason: `This line can't be read as a field: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`,
    note: 'Write a name, a colon, a space, and a value, as in:  listed: true. Put text with special characters in double quotes.',
  }
  return (
    found ??
    explainLine(source, code, pos[0]) ?? { offset: pos[0], ...(explanations[code] ?? otherwise) }
  )
}

function explainLine(
  source: string,
  code: YAMLError['code'],
  offset: number,
): LocatedExplanation | undefined {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = source.slice(lineStart).split('\n', 1)
  const isKey = code === 'BLOCK_AS_IMPLICIT_KEY'
  const [dash, gap] = source.slice(offset).match(/^ *-( ?)/) ?? []
  if (dash && (isKey || code === 'BAD_INDENT'))
    return { offset: source.indexOf('-', offset), ...(gap ? say.strayDash : say.dash) }
  if (isKey || code === 'UNEXPECTED_TOKEN') {
    const [name = ''] = line.match(/^[ -]*(\w+: +)?/) ?? []
    const value = line.slice(name.length)
    const start = lineStart + name.length
    if (/^([{}[\]*&!|>]|[?-](?: |$))/.test(value)) return { offset: start, ...say.specialStart }
    if (isKey) return undefined
    if (/^["']/.test(value)) return { offset, ...say.quoteEnd }
    if (value.slice(0, offset - start).includes(': ')) return { offset: start, ...say.colon }
  }
  const hasName = (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') || /:/.test(line)
  if (hasName) return undefined
  // Field names begin with a lowercase letter. In a list of texts, the next line is wrong.
  return /^ *- [^a-z]/.test(line)
    ? { offset: source.indexOf('\n', offset) + 1, ...say.indent }
    : { offset, ...say.noColon }
}

/** Matches the indentation or the list dash before a field's name. */
const field = /^[ -]*(?=(?<name>\w+):(?:[ \t]+(?<value>.*))?\r?$)/gm

/** The offset of the first line whose indentation doesn't match the lines above it, or -1. */
function wrongIndent(source: string, schema: z.ZodType): number {
  const fields = getShape(schema)
  const open = [0]
  let opensGroup = schema instanceof z.ZodArray
  let group = ''
  for (const { 0: spaces, index, groups } of source.matchAll(field)) {
    const { name = '', value = '' } = groups ?? {}
    const isDeeper = spaces.length > (open.at(-1) ?? 0)
    if (isDeeper && opensGroup) open.push(spaces.length)
    while (spaces.length < (open.at(-1) ?? 0)) open.pop()
    const isOfGroup = spaces === '' && name in getShape(fields[group])
    const isFlat = isOfGroup && (opensGroup || !(name in fields))
    if (isFlat || spaces.length !== open.at(-1)) return index
    opensGroup = /^(#|$)/.test(value)
    if (spaces === '') group = name
  }
  return -1
}
