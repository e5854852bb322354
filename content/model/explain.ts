import { z } from 'zod'
import { closestWord, didYouMean } from './didYouMean.ts'

/** A mistake in a field, in sentences for whoever writes the content. */
export interface FieldMistake {
  /** Where the field is, from the record: ['cta', 'label']. */
  path: PropertyKey[]
  /** What is wrong. */
  reason: string
  /** What to write instead. */
  note: string
  /** Whether the schema has no such field. */
  isUnknown?: boolean
}

/**
 * Checks a record, and explains what its schema finds. A field has one mistake at most.
 * @see https://zod.dev/packages/core#issue-types
 */
export function explain(schema: z.ZodType, record: unknown): FieldMistake[] {
  const options = { reportInput: true, error: (issue: RawIssue) => noteFor(issue, schema) }
  const issues = schema.safeParse(record, options).error?.issues ?? []
  const unknown = issues.flatMap(({ path, message: note, ...issue }) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
    return keys.map((key) => ({ path: [...path, key], note, isUnknown: true }))
  })
  const unknownNames = unknown.map(({ path }) => path.join('.'))
  const mistakes = new Map<string, FieldMistake>()
  for (const issue of issues) {
    const name = issue.path.join('.')
    // A misspelled field is not reported as missing too.
    if (issue.code === 'unrecognized_keys' || closestWord(name, unknownNames)) continue
    if (!mistakes.has(name)) mistakes.set(name, { path: issue.path, ...explainIssue(issue, name) })
  }
  return [
    ...mistakes.values(),
    ...unknown.map((mistake, index) => ({
      ...mistake,
      reason: `There is no field "${unknownNames[index]}".`,
    })),
  ]
}

type RawIssue = z.core.$ZodRawIssue

/** The message of an issue says what to write, except in `refine`, where `params.note` does. */
function explainIssue(
  issue: z.core.$ZodIssue,
  name: string,
): Pick<FieldMistake, 'reason' | 'note'> {
  const { input, message: note } = issue
  if (issue.code === 'custom') return { reason: note, note: String(issue.params?.note ?? '') }
  if (name === '' && issue.code === 'invalid_type') return { reason: 'There are no fields.', note }
  if (input === undefined || input === null) return { reason: `"${name}" is missing.`, note }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    return { reason: `"${name}" ${explainSize(issue)}`, note }
  }
  if (issue.code === 'invalid_type') {
    const expected = typeNames[issue.expected] ?? issue.expected
    return { reason: `"${name}" must be ${expected}, not ${describe(input)}.`, note }
  }
  return { reason: `"${name}" can't be ${describe(input)}.`, note }
}

function explainSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const { input } = issue
  const isBig = issue.code === 'too_big'
  const bound = `${isBig ? 'at most' : 'at least'} ${isBig ? issue.maximum : issue.minimum}`
  if (typeof input !== 'string' && !Array.isArray(input)) return `must be ${bound}, not ${input}.`
  const [one, many] = typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries']
  const size = `${input.length} ${input.length === 1 ? one : many}`
  return `is too ${isBig ? 'long' : 'short'}: ${size}, ${bound}.`
}

/** What to write instead, where the schema has no message of its own. */
function noteFor(issue: RawIssue, root: z.ZodType): string {
  const { input, path = [] } = issue
  const length = typeof input === 'string' || Array.isArray(input) ? input.length : undefined
  const example = issue.schema instanceof z.ZodType ? issue.schema.meta()?.example : undefined
  const shown = example === undefined ? undefined : `${String(path.at(-1))}: ${example}`
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = fieldNames(issue.schema)
      const isInList = path.some((part) => typeof part === 'number')
      const misplaced = issue.keys.find((key) => fieldNames(root).includes(key))
      if (misplaced && path.length > 0 && !isInList) {
        return `Write "${misplaced}" at the start of its line, without spaces before it.`
      }
      const guesses = issue.keys.map((key) => didYouMean(key, known))
      return `${guesses.join('')}The fields are: ${known.join(', ')}.`
    }
    case 'too_small':
      return length === undefined
        ? 'Change the number.'
        : `Add ${Number(issue.minimum) - length} or more.`
    case 'too_big':
      return length === undefined
        ? 'Change the number.'
        : `Cut ${length - Number(issue.maximum)} or more.`
    case 'invalid_value': {
      const known = issue.values.map(String)
      return `${didYouMean(String(input), known)}Write one of: ${known.join(', ')}.`
    }
    default:
      if (path.length === 0) return `Write these, a line each: ${fieldNames(root).join(', ')}.`
      if (input !== undefined && input !== null)
        return shown ? `Write it as in:  ${shown}` : 'Change its value.'
      return shown ? `Add it, as in:  ${shown}` : 'Add it, or write its value after the colon.'
  }
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group of fields',
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of fields' : JSON.stringify(value)
}

function fieldNames(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}
