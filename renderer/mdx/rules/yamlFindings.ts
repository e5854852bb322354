import type { YAMLError } from 'yaml'
import type { Frontmatter } from './frontmatter.ts'
import type { Finding } from './problem.ts'

/** Frontmatter that is no YAML, in a writer's words. One mistake often causes the next: only the first is told. */
export function yamlFindings({ document, source, placeAt }: Frontmatter): Finding[] {
  return document.errors.slice(0, 1).map((error) => {
    const [value, start] = leftOpenValue(source)
    if (value)
      return { ...placeAt(start), kind: 'fatal', ...(value.startsWith('[') ? bracket : quote) }
    return {
      ...placeAt(error.pos[0]),
      kind: 'fatal',
      ...(wordsFor[error.code] ?? otherwise(error)),
    }
  })
}

/** A value whose quote or bracket is not closed on its line: the parser notices at the end of all. */
function leftOpenValue(source: string): [string | undefined, number] {
  const match = source.match(leftOpen)
  return [match?.[0], match?.index ?? 0]
}

const leftOpen = /(?<=: +)("[^"\n]*|'[^'\n]*|\[[^\]\n]*)$/m

type Words = Pick<Finding, 'message' | 'remedy'>

const colon: Words = {
  message: 'A text with a colon in it must stand in quotes.',
  remedy: 'Put double quotes around the whole text, as in:  title: "Heat pumps: how they defrost"',
}

const quote: Words = {
  message: 'A text in quotes is not closed.',
  remedy:
    'Put the same quote at its end, or leave out both. Within "double quotes", \' is a plain apostrophe.',
}

const indent: Words = {
  message: 'This line is indented in a way that does not fit the lines around it.',
  remedy:
    'Begin each field at the very start of its line; indent only the lines under cta:, by two spaces each.',
}

const bracket: Words = {
  message: 'A list in square brackets is not closed, or its entries are not parted by commas.',
  remedy: 'Write the list on one line, as in:  services: [ac-repair, ac-maintenance]',
}

/** https://eemeli.org/yaml/#errors */
const wordsFor: Partial<Record<YAMLError['code'], Words>> = {
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  MISSING_CHAR: quote,
  BAD_INDENT: indent,
  TAB_AS_INDENT: {
    message: 'This line is indented with a tab.',
    remedy: 'Put two spaces in its place.',
  },
  BAD_DQ_ESCAPE: {
    message: 'Within double quotes a backslash has a meaning of its own.',
    remedy: 'Leave the backslash out, or put the text in single quotes.',
  },
  BAD_SCALAR_START: {
    message: 'A text may not begin with this character.',
    remedy: 'Put double quotes around the whole text.',
  },
  DUPLICATE_KEY: {
    message: 'This field stands here a second time.',
    remedy: 'Keep one of the two lines.',
  },
}

function otherwise({ message }: YAMLError): Words {
  return {
    message: `This line cannot be read as a field: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`,
    remedy:
      'Each line is a name, a colon, a space and a value, as in:  listed: true. Put double quotes around a text with special characters.',
  }
}
