import type { Document, YAMLError } from 'yaml'
import { z } from 'zod'
import {
  backslash,
  bracket,
  colon,
  dash,
  type Explanation,
  entry,
  indent,
  type LocatedExplanation,
  noColon,
  quote,
  quoteEnd,
  space,
  specialSpace,
  specialStart,
  strayDash,
  tab,
} from './explanations.ts'
import { findMisread } from './misread.ts'
import { getShape } from './schemaWalk.ts'

/** @see https://eemeli.org/yaml/#errors */
const explanations: Partial<Record<YAMLError['code'], Explanation>> = {
  BLOCK_AS_IMPLICIT_KEY: colon,
  BAD_INDENT: indent,
  BAD_ALIAS: specialStart,
  BAD_DQ_ESCAPE: backslash,
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
): LocatedExplanation | undefined {
  const specialSpaces = source.search(/^ *(?! )\p{Zs}/mu)
  if (specialSpaces !== -1) return { offset: specialSpaces, ...specialSpace }
  const misread = findMisread(document, source)
  const [error] = document.errors
  if (!error || (misread && misread.offset < error.pos[0])) return misread
  const { message, code, pos } = error
  const found = [
    { offset: source.search(/(?<=^ *)-(?=\w+:)/m), ...dash },
    { offset: source.search(/(?<=^[ -]*\w+:)(?=[^ \t\r\n/])/m), ...space },
    { offset: source.search(/(?<=[:-] +)("[^"\n]*|'[^'\n]*)$/m), ...quote },
    { offset: source.search(/(?<=: +)\[[^\]\n]*$/m), ...bracket },
    { offset: source.search(/^ *\t/m), ...tab },
    { offset: schema instanceof z.ZodArray ? source.search(/^\w+:/m) : -1, ...entry },
    { offset: wrongIndent(source, schema), ...indent },
    ...explainDash(source, code, pos[0]),
    ...explainValue(source, code, pos[0]),
    ...explainKey(source, code, pos[0]),
  ].find(({ offset }) => offset !== -1)
  const otherwise: Explanation = {
    reason: `This line can't be read as a field: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`,
    note: 'Write a name, a colon, a space, and a value, as in:  listed: true. Put text with special characters in double quotes.',
  }
  return found ?? { offset: pos[0], ...(explanations[code] ?? otherwise) }
}

/** Explains a line that begins with a dash. */
function explainDash(source: string, code: YAMLError['code'], offset: number) {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'BAD_INDENT') return []
  const [line, gap] = source.slice(offset).match(/^ *-( ?)/) ?? []
  if (line === undefined) return []
  return [{ offset: source.indexOf('-', offset), ...(gap ? strayDash : dash) }]
}

/** Explains a value that begins with a special character, or that seems to end early. */
function explainValue(source: string, code: YAMLError['code'], offset: number) {
  if (code !== 'UNEXPECTED_TOKEN' && code !== 'BLOCK_AS_IMPLICIT_KEY') return []
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = source.slice(lineStart).split('\n', 1)
  const [name = ''] = line.match(/^[ -]*(\w+: +)?/) ?? []
  const value = line.slice(name.length)
  const start = lineStart + name.length
  if (/^([{}[\]*&!|>]|[?-](?: |$))/.test(value)) return [{ offset: start, ...specialStart }]
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return []
  if (/^["']/.test(value)) return [{ offset, ...quoteEnd }]
  return value.slice(0, offset - start).includes(': ') ? [{ offset: start, ...colon }] : []
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

/** Matches Latin-1 and UTF-16 text that was read as UTF-8. */
const notUtf8 = /\uFFFD|\0.\0/s

/** The characters of the bytes from 80 to BF in Windows-1252. https://encoding.spec.whatwg.org */
const latin =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿'

/** Matches UTF-8 that was read as Windows-1252: â€™ for ’, and Ã© for é. */
const misread = new RegExp(`[ÂÃ][${latin}]|â[${latin}]{2}|ð[${latin}]{3}`, 'u')

function explainMisread(source: string): LocatedExplanation | undefined {
  const { 0: found, index } = source.match(misread) ?? {}
  if (!found) return undefined
  const bytes = [...found].map((character) => {
    const place = latin.indexOf(character)
    return place === -1 ? character.charCodeAt(0) : 0x80 + place
  })
  const decoded = new TextDecoder().decode(Uint8Array.from(bytes))
  const character = decoded === '\u00a0' ? 'a space' : decoded
  return {
    offset: index ?? 0,
    reason: `"${found}" was ${character} before the text was saved in another encoding.`,
    note: `Write ${character}, or copy the text again.`,
  }
}

export function explainEncoding(source: string): LocatedExplanation | undefined {
  const offset = source.search(notUtf8)
  if (offset === -1) return explainMisread(source)
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
    opensGroup = /^(#|$)/.test(value)
    if (spaces === '') group = name
  }
  return -1
}
