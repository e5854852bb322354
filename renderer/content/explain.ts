import { z } from 'zod'
import { closestWord, didYouMean } from './didYouMean.ts'
import { colon, type Explanation, entry } from './explanations.ts'
import { getShape, isGroup } from './schemaWalk.ts'

interface FieldError extends Explanation {
  /** The field's path in the record: ['cta', 'label']. */
  path: PropertyKey[]
  isUnknown?: boolean
}

/** @returns the valid record, or at most one error per field @see https://zod.dev/packages/core#issue-types */
export function explain<Schema extends z.ZodType>(
  schema: Schema,
  record: unknown,
  noun = 'field',
): { data?: z.output<Schema>; errors: FieldError[] } {
  const options = { reportInput: true, error: (issue: RawIssue) => noteFor(issue, schema, noun) }
  const { data, error } = schema.safeParse(record, options)
  const issues = error?.issues ?? []
  const unknown = new Map<string, FieldError>()
  const errors = new Map<string, FieldError>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const notes = issue.message.split('\n')
    for (const [index, key] of issue.keys.entries()) {
      const path = [...issue.path, key]
      const reason = `There is no ${noun} "${getName(path)}".`
      unknown.set(path.join('.'), { path, reason, note: notes[index] ?? '', isUnknown: true })
    }
  }
  for (const issue of issues) {
    const { path } = issue
    const key = path.join('.')
    // Don't also report a misspelled field as missing.
    const isExplained = errors.has(key) || closestWord(key, unknown.keys())
    if (issue.code === 'unrecognized_keys' || isExplained) continue
    errors.set(key, { path, ...explainIssue(issue, getName(path)) })
  }
  return { data, errors: [...errors.values(), ...unknown.values()] }
}

/** The field's name. In a list of records, the line shows which record it is. */
function getName([first, ...rest]: PropertyKey[]): string {
  return (typeof first === 'number' && rest.length > 0 ? rest : [first, ...rest]).join('.')
}

type RawIssue = z.core.$ZodRawIssue

/** An issue's message says what to write instead. For `refine`, `params.note` does. */
function explainIssue(issue: z.core.$ZodIssue, name: string): Explanation {
  const { message: note } = issue
  const input = getInput(issue)
  if (issue.code === 'custom' && issue.params?.note) {
    return { reason: note, note: String(issue.params.note) }
  }
  if (name === '' && issue.code === 'invalid_type') {
    const isList = issue.expected === 'array'
    return { reason: isList ? 'This file must be a list.' : 'There are no fields.', note }
  }
  if (input === undefined || input === null) return { reason: `"${name}" is missing.`, note }
  if (issue.code === 'too_small') return explainSize(name, input, Number(issue.minimum), 'at least')
  if (issue.code === 'too_big') return explainSize(name, input, Number(issue.maximum), 'at most')
  if (issue.code === 'invalid_type') {
    const isEntry = typeof issue.path.at(-1) === 'number'
    if (issue.expected === 'string' && isEntry && isGroup(input)) return colon
    const expected = typeNames[issue.expected] ?? issue.expected
    return { reason: `"${name}" must be ${expected}, not ${describe(input)}.`, note }
  }
  const hasSpecialSpace = typeof input === 'string' && /(?! )\p{Zs}/u.test(input)
  return {
    reason: `"${name}" can't be ${describe(input)}.`,
    note: hasSpecialSpace
      ? `It has a special space: delete it, and type an ordinary one. ${note}`
      : note,
  }
}

/** What was written. For a union, the field that tells its variants apart. */
function getInput(issue: z.core.$ZodIssue): unknown {
  const { input } = issue
  if (issue.code !== 'invalid_union' || !issue.discriminator || !isGroup(input)) return input
  return input[issue.discriminator]
}

function explainSize(name: string, input: unknown, limit: number, bound: string): Explanation {
  if (typeof input !== 'string' && !Array.isArray(input)) {
    return {
      reason: `"${name}" must be ${bound} ${limit}, not ${input}.`,
      note: 'Change the number.',
    }
  }
  const { length } = input
  const subject = name ? `"${name}"` : "This file's list"
  const [one, many] = typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries']
  return {
    reason: `${subject} is too ${length > limit ? 'long' : 'short'}: ${length} ${length === 1 ? one : many}, ${bound} ${limit}.`,
    note: length > limit ? `Cut ${length - limit} or more.` : `Add ${limit - length} or more.`,
  }
}

/** What to write instead, unless the schema has its own message. */
function noteFor(issue: RawIssue, root: z.ZodType, noun: string): string {
  const { input, path = [] } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(getShape(issue.schema))
    const { moved = {} } = (issue.schema instanceof z.ZodType && issue.schema.meta()) || {}
    const isInList = path.some((part) => typeof part === 'number')
    const isNested = path.length > 0 && !isInList
    // A line for each.
    const notes = issue.keys.map((key) =>
      isNested && key in getShape(root)
        ? `Write "${key}" at the start of its line, without spaces before it.`
        : (moved[key] ?? `${didYouMean(key, known)}The ${noun}s are: ${known.join(', ')}.`),
    )
    return notes.join('\n')
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    if (known.length === 1) return `Write ${known[0]}.`
    return `${didYouMean(String(input), known)}Write one of: ${known.join(', ')}.`
  }
  const expected = issue.code === 'invalid_type' && issue.expected
  if (path.length === 0 && expected === 'array') return entry.note
  if (path.length === 0)
    return `Write these, a line each: ${Object.keys(getShape(root)).join(', ')}.`
  if (expected === 'boolean' && input === null) return 'Write true or false after the colon.'
  const isWhole = expected === 'int' || (issue.schema instanceof z.ZodNumber && issue.schema.isInt)
  const number = (expected === 'number' || expected === 'int') && toNumber(input, isWhole)
  if (number) return `Write ${number}${number === input ? ', without quotes' : ''}.`
  const {
    hint,
    standard,
    examples = [standard],
  } = (issue.schema instanceof z.ZodType && issue.schema.meta()) || {}
  const example = hint ?? written(examples[0])
  const shown = example && `${String(path.at(-1))}: ${example}`
  if (input === undefined || input === null) {
    return shown ? `Add it, as in:  ${shown}` : 'Add it, or write its value after the colon.'
  }
  if (shown) return `Write it as in:  ${shown}`
  if (expected === 'boolean') return 'Write true or false.'
  if (expected === 'array') return 'Begin each entry on a line of its own with a dash and a space.'
  return expected === 'number'
    ? `Write it in digits, without quotes or other characters, as in ${isWhole ? 5 : 4.5}.`
    : 'Change its value.'
}

/** Matches a number among other characters: $1,650 or 58 reviews. */
const numberInText = /^[^\d-]*(-?(?:\d{1,3}(?:[,_\s]\d{3})+|\d+)(?:\.\d+)?)\D*$/

/** The number to write instead, rounded if the schema asks for whole numbers: '87.6° W' → -87.6 */
function toNumber(input: unknown, isWhole: boolean): string | undefined {
  const [, found] = String(input).match(numberInText) ?? []
  const digits = found?.replace(/[,_\s]/g, '')
  if (!digits) return undefined
  const number = Number(digits) * (/° ?[SW]/i.test(String(input)) ? -1 : 1)
  return String(isWhole ? Math.round(number) : number)
}

function written(example: unknown): string | undefined {
  if (Array.isArray(example)) return `[${example.join(', ')}]`
  const text = example === undefined ? undefined : String(example)
  return text && /^\W/.test(text) && !text.startsWith('(') ? `"${text}"` : text
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of fields' : JSON.stringify(value)
}
