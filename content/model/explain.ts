import { z } from 'zod'
import { closestWord, didYouMean } from './didYouMean.ts'
import { getShape, isGroup } from './schemaWalk.ts'

/** An error message for content authors. */
export interface Explanation {
  /** What is wrong. */
  reason: string
  /** What to write instead. */
  note: string
}

interface FieldError extends Explanation {
  /** The field's path in the record: ['cta', 'label']. */
  path: PropertyKey[]
  /** Whether the schema lacks this field. */
  isUnknown?: boolean
}

/**
 * Validates a record and returns at most one error per field.
 * @see https://zod.dev/packages/core#issue-types
 */
export function explain(schema: z.ZodType, record: unknown): FieldError[] {
  const options = { reportInput: true, error: (issue: RawIssue) => noteFor(issue, schema) }
  const issues = schema.safeParse(record, options).error?.issues ?? []
  const unknown = new Map<string, FieldError>()
  const errors = new Map<string, FieldError>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    for (const key of issue.keys) {
      const path = [...issue.path, key]
      const reason = `There is no field "${getName(path)}".`
      unknown.set(path.join('.'), { path, reason, note: issue.message, isUnknown: true })
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
  return [...errors.values(), ...unknown.values()]
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
  if (name === '' && issue.code === 'invalid_type') return { reason: 'There are no fields.', note }
  if (input === undefined || input === null) return { reason: `"${name}" is missing.`, note }
  if (issue.code === 'too_small') return explainSize(name, input, Number(issue.minimum), 'at least')
  if (issue.code === 'too_big') return explainSize(name, input, Number(issue.maximum), 'at most')
  if (issue.code === 'invalid_type') {
    const expected = typeNames[issue.expected] ?? issue.expected
    return { reason: `"${name}" must be ${expected}, not ${describe(input)}.`, note }
  }
  return { reason: `"${name}" can't be ${describe(input)}.`, note }
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
  const [one, many] = typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries']
  return {
    reason: `"${name}" is too ${length > limit ? 'long' : 'short'}: ${length} ${length === 1 ? one : many}, ${bound} ${limit}.`,
    note: length > limit ? `Cut ${length - limit} or more.` : `Add ${limit - length} or more.`,
  }
}

/** What to write instead, unless the schema has its own message. */
function noteFor(issue: RawIssue, root: z.ZodType): string {
  const { input, path = [] } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(getShape(issue.schema))
    const isInList = path.some((part) => typeof part === 'number')
    const misplaced = issue.keys.find((key) => key in getShape(root))
    if (misplaced && path.length > 0 && !isInList) {
      return `Write "${misplaced}" at the start of its line, without spaces before it.`
    }
    const guesses = issue.keys.map((key) => didYouMean(key, known))
    return `${guesses.join('')}The fields are: ${known.join(', ')}.`
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    return `${didYouMean(String(input), known)}Write one of: ${known.join(', ')}.`
  }
  if (path.length === 0)
    return `Write these, a line each: ${Object.keys(getShape(root)).join(', ')}.`
  const { hint, examples = [] } = (issue.schema instanceof z.ZodType && issue.schema.meta()) || {}
  const example = hint ?? written(examples[0])
  const shown = example && `${String(path.at(-1))}: ${example}`
  if (input === undefined || input === null) {
    return shown ? `Add it, as in:  ${shown}` : 'Add it, or write its value after the colon.'
  }
  if (shown) return `Write it as in:  ${shown}`
  const isList = issue.code === 'invalid_type' && issue.expected === 'array'
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return 'Write true or false.'
  if (isList) return 'Begin each entry on a line of its own with a dash and a space.'
  return issue.code === 'invalid_type' && issue.expected === 'number'
    ? 'Write it in digits, without quotes or other characters, as in 4.5.'
    : 'Change its value.'
}

/** Formats an example as it appears in YAML. */
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
