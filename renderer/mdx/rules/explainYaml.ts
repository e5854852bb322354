import type { Document, YAMLError } from 'yaml'
import { articleSchema } from '../../../content/model/schema.ts'

interface Sentences {
  reason: string
  note: string
}

/** What keeps the frontmatter from being YAML. One mistake often causes the next: only the first is explained. */
export function explainYaml(
  { errors: [error] }: Document,
  lines: string,
): (Sentences & { offset: number }) | undefined {
  if (!error) return undefined
  const open = lines.match(openValue)
  if (open) return { offset: open.index ?? 0, ...(open[0].startsWith('[') ? bracket : quote) }
  const tab = lines.match(/^ *\t/m)
  if (tab) return { offset: tab.index ?? 0, ...tabs }
  const indented = wrongIndent(lines)
  if (indented !== undefined) return { offset: indented, ...indent }
  return { offset: error.pos[0], ...(sentencesFor[error.code] ?? otherwise(error)) }
}

/** A value whose quote or bracket is not closed on its line: the parser notices at the end of the file. */
const openValue = /(?<=: +)("[^"\n]*|'[^'\n]*|\[[^\]\n]*)$/m

/** Characters before the first line whose indentation does not fit the lines above it. */
function wrongIndent(lines: string): number | undefined {
  const { cta, ...others } = articleSchema.shape
  const open = [0]
  let opensGroup = false
  let group = ''
  for (const { 0: spaces, index, groups } of lines.matchAll(field)) {
    const { name = '', value } = groups ?? {}
    const isDeeper = spaces.length > (open.at(-1) ?? 0)
    if (isDeeper && opensGroup) open.push(spaces.length)
    while (spaces.length < (open.at(-1) ?? 0)) open.pop()
    const isFirstOfCta = opensGroup && group === 'cta'
    const isFlatCta = spaces === '' && name in cta.shape && (isFirstOfCta || !(name in others))
    if (isFlatCta || spaces.length !== open.at(-1)) return index
    opensGroup = value === ''
    group = name
  }
  return undefined
}

/** The spaces, or the hyphen of a list's entry, before the name of a field. */
const field = /^[ -]*(?=(?<name>\w+):[ \t]*(?<value>.*)$)/gm

const colon: Sentences = {
  reason: 'A text with a colon must be in quotes.',
  note: 'Put double quotes around the whole text, as in:  title: "Heat pumps: how they defrost"',
}

const quote: Sentences = {
  reason: 'This quote is not closed.',
  note: 'Write the same quote at the end of the text, or delete this one.',
}

const bracket: Sentences = {
  reason: 'This list is not closed.',
  note: 'Write the list on one line with commas and a ] at its end, as in:  services: [ac-repair, ac-maintenance]',
}

const indent: Sentences = {
  reason: 'The spaces before this field do not fit the lines above it.',
  note: 'Begin each field at the very start of its line; indent only the lines under cta:, by two spaces each.',
}

const tabs: Sentences = {
  reason: 'This line is indented with a tab.',
  note: 'Write two spaces instead.',
}

/** @see https://eemeli.org/yaml/#errors */
const sentencesFor: Partial<Record<YAMLError['code'], Sentences>> = {
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  BAD_INDENT: indent,
  BAD_DQ_ESCAPE: {
    reason: 'A backslash has a meaning of its own within double quotes.',
    note: 'Delete the backslash, or put the text in single quotes.',
  },
  BAD_SCALAR_START: {
    reason: 'A text may not begin with this character.',
    note: 'Put double quotes around the whole text.',
  },
  DUPLICATE_KEY: { reason: 'This field is here twice.', note: 'Keep one of the two lines.' },
}

function otherwise({ message }: YAMLError): Sentences {
  return {
    reason: `This line can't be read as a field: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`,
    note: 'Write a name, a colon, a space and a value, as in:  listed: true. Put double quotes around a text with special characters.',
  }
}
