import { type Document, isAlias, visit, type YAMLError } from 'yaml'
import { z } from 'zod'
import type { Explanation } from './explain.ts'
import { getShape } from './schemaWalk.ts'

const colon: Explanation = {
  reason: 'Text with a colon must be in quotes.',
  note: 'Put double quotes around the whole text, as in:  title: "Heat pumps: how they defrost"',
}
const quote: Explanation = {
  reason: 'This quote is not closed.',
  note: 'Write the same quote at the end of the text, or delete this one.',
}
const bracket: Explanation = {
  reason: 'This list is not closed.',
  note: 'Write the list on one line with commas and a ] at its end, as in:  services: [ac-repair, ac-maintenance]',
}
const indent: Explanation = {
  reason: 'The indentation of this field does not match the lines above it.',
  note: 'Indent all fields in a group equally: not at all at the top level, or by two spaces below the name of the group.',
}
const dash: Explanation = {
  reason: 'A dash needs a space after it.',
  note: 'Write "- " before the first field of an entry.',
}
const entry: Explanation = {
  reason: 'This line is not part of a list entry.',
  note: 'Write "- " before the first field of an entry, and indent the others by two spaces.',
}
const space: Explanation = {
  reason: 'The colon needs a space after it.',
  note: 'Write a name, a colon, a space, and a value, as in:  listed: true',
}
const noColon: Explanation = {
  reason: 'This line has no colon after the name of the field.',
  note: 'Write a name, a colon, a space, and a value, as in:  listed: true',
}
const quoteEnd: Explanation = {
  reason: 'The quote ends before the text does.',
  note: 'Put double quotes around the whole text, and no other double quotes within it.',
}
const tab: Explanation = {
  reason: 'This line is indented with a tab.',
  note: 'Write two spaces instead.',
}

const specialStart: Explanation = {
  reason: "A value can't begin with this character.",
  note: 'Put double quotes around the whole text.',
}

/** @see https://eemeli.org/yaml/#errors */
const explanations: Partial<Record<YAMLError['code'], Explanation>> = {
  BLOCK_AS_IMPLICIT_KEY: colon,
  BAD_INDENT: indent,
  BAD_DQ_ESCAPE: {
    reason: 'A backslash has a special meaning within double quotes.',
    note: 'Delete the backslash, or put the text in single quotes.',
  },
  BAD_SCALAR_START: specialStart,
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
): (Explanation & { offset: number }) | undefined {
  const unquoted = findSpecialText(document)
  const [error] = document.errors
  if (!error) return unquoted
  const { message, code, pos } = error
  const found = [
    { offset: source.search(/(?<=^ *)-(?=\w+:)/m), ...dash },
    { offset: source.search(/(?<=^[ -]*\w+:)(?=[^\s/])/m), ...space },
    { offset: source.search(/(?<=[:-] +)("[^"\n]*|'[^'\n]*)$/m), ...quote },
    { offset: source.search(/(?<=: +)\[[^\]\n]*$/m), ...bracket },
    { offset: source.search(/^ *\t/m), ...tab },
    { offset: schema instanceof z.ZodArray ? source.search(/^\w+:/m) : -1, ...entry },
    { offset: wrongIndent(source, schema), ...indent },
    ...explainToken(source, code, pos[0]),
    ...explainKey(source, code, pos[0]),
  ].find(({ offset }) => offset !== -1)
  const otherwise: Explanation = {
    reason: `This line can't be read as a field: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`,
    note: 'Write a name, a colon, a space, and a value, as in:  listed: true. Put text with special characters in double quotes.',
  }
  return found ?? { offset: pos[0], ...(explanations[code] ?? otherwise) }
}

/** Explains a value that seems to end early. */
function explainToken(source: string, code: YAMLError['code'], offset: number) {
  if (code !== 'UNEXPECTED_TOKEN') return []
  const line = source.slice(0, offset).split('\n').at(-1) ?? ''
  const value = line.replace(/^[ -]*(\w+: +)?/, '')
  if (/^["']/.test(value)) return [{ offset, ...quoteEnd }]
  const start = offset - value.length
  if (/^[{[*&!]/.test(value)) return [{ offset: start, ...specialStart }]
  return value.includes(': ') ? [{ offset: start, ...colon }] : []
}

/** Explains a line that the parser reads as a name without a colon. */
function explainKey(source: string, code: YAMLError['code'], offset: number) {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return []
  const [line = ''] = source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)
  if (line.includes(':')) return []
  // Field names begin with a lowercase letter. In a list of texts, the next line is wrong.
  const isText = /^ *- [^a-z]/.test(line)
  return isText
    ? [{ offset: source.indexOf('\n', offset) + 1, ...indent }]
    : [{ offset, ...noColon }]
}

/** Finds a value that begins with *, &, or !, which have special meanings in YAML. */
function findSpecialText(document: Document) {
  let offset: number | undefined
  visit(document, {
    Node(_, node) {
      const isSpecial = isAlias(node) || ('anchor' in node && node.anchor) || node.tag
      if (!isSpecial) return undefined
      offset = node.range?.[0]
      return visit.BREAK
    },
  })
  return offset === undefined ? undefined : { offset, ...specialStart }
}

/** Matches Latin-1 and UTF-16 text that was read as UTF-8. */
const notUtf8 = /\uFFFD|\0.\0/s

export function explainEncoding(source: string): (Explanation & { offset: number }) | undefined {
  const offset = source.search(notUtf8)
  if (offset === -1) return undefined
  return {
    offset,
    reason: 'This file is not saved as UTF-8.',
    note: 'Save it again with the encoding UTF-8, and look at this character.',
  }
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
    opensGroup = value === ''
    if (spaces === '') group = name
  }
  return -1
}
