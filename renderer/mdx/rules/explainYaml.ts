import type { Document, YAMLError } from 'yaml'
import type { Explanation } from '../../../content/model/explain.ts'
import { articleSchema } from '../../../content/model/schema.ts'

const colon: Explanation = {
  reason: 'A text with a colon must be in quotes.',
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
  reason: 'The spaces before this field do not fit the lines above it.',
  note: 'Begin each field at the very start of its line; indent only the lines under cta:, by two spaces each.',
}
const tab: Explanation = {
  reason: 'This line is indented with a tab.',
  note: 'Write two spaces instead.',
}

/** @see https://eemeli.org/yaml/#errors */
const explanations: Partial<Record<YAMLError['code'], Explanation>> = {
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  BAD_INDENT: indent,
  BAD_DQ_ESCAPE: {
    reason: 'A backslash has a special meaning within double quotes.',
    note: 'Delete the backslash, or put the text in single quotes.',
  },
  BAD_SCALAR_START: {
    reason: 'A text may not begin with this character.',
    note: 'Put double quotes around the whole text.',
  },
  DUPLICATE_KEY: { reason: 'This field is here twice.', note: 'Keep one of the two lines.' },
}

/**
 * What keeps the frontmatter from being YAML, and the number of characters before it. One mistake
 * often causes the next: only the first is explained. The parser notices some of them too late.
 */
export function explainYaml(
  { errors: [error] }: Document,
  lines: string,
): (Explanation & { offset: number }) | undefined {
  if (!error) return undefined
  const { message, code, pos } = error
  const found = [
    { offset: lines.search(/(?<=: +)("[^"\n]*|'[^'\n]*)$/m), ...quote },
    { offset: lines.search(/(?<=: +)\[[^\]\n]*$/m), ...bracket },
    { offset: lines.search(/^ *\t/m), ...tab },
    { offset: wrongIndent(lines), ...indent },
  ].find(({ offset }) => offset !== -1)
  const otherwise: Explanation = {
    reason: `This line can't be read as a field: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`,
    note: 'Write a name, a colon, a space and a value, as in:  listed: true. Put double quotes around a text with special characters.',
  }
  return found ?? { offset: pos[0], ...(explanations[code] ?? otherwise) }
}

/** The spaces, or the hyphen of a list's entry, before the name of a field. */
const field = /^[ -]*(?=(?<name>\w+):[ \t]*(?<value>.*)$)/gm

/** Characters before the first line whose indentation does not fit the lines above it, or -1. */
function wrongIndent(lines: string): number {
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
  return -1
}
