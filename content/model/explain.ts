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
  /** Whether the field itself is not one of the record's. */
  isUnknown?: boolean
}

/**
 * Checks a record, and explains what its schema finds. A field has one mistake at most.
 * @see https://zod.dev/packages/core#issue-types
 */
export function explain(schema: z.ZodType, record: unknown): FieldMistake[] {
  const issues = schema.safeParse(record, { reportInput: true }).error?.issues ?? []
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  )
  const unknownNames = unknown.map((path) => path.join('.'))
  const mistakes = new Map<string, FieldMistake>()
  for (const issue of issues) {
    const name = issue.path.join('.')
    // A misspelled field is not reported as missing too.
    if (issue.code === 'unrecognized_keys' || closestWord(name, unknownNames)) continue
    if (!mistakes.has(name))
      mistakes.set(name, { path: issue.path, ...explainIssue(issue, schema) })
  }
  return [
    ...mistakes.values(),
    ...unknown.map((path) => ({ path, isUnknown: true, ...explainUnknown(path, schema) })),
  ]
}

type Sentences = Pick<FieldMistake, 'reason' | 'note'>

function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType): Sentences {
  const { path, input } = issue
  const name = `"${path.join('.')}"`
  const example = exampleOf(schema, path)
  if (path.length === 0 && issue.code === 'invalid_type') {
    return {
      reason: 'There are no fields.',
      note: `Write these, a line each: ${fieldNames(schema).join(', ')}.`,
    }
  }
  if (input === undefined || input === null) {
    return {
      reason: `${name} is missing.`,
      note: example ? `Add it, as in:  ${example}` : 'Add it, or write its value after the colon.',
    }
  }
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return explainSize(issue, name)
    case 'invalid_type':
      return {
        reason: `${name} must be ${typeNames[issue.expected] ?? issue.expected}, not ${describe(input)}.`,
        note: example ? `Write it as in:  ${example}` : 'Change its value.',
      }
    case 'invalid_value': {
      const known = issue.values.map(String)
      return {
        reason: `${name} can't be ${describe(input)}.`,
        note: `${didYouMean(String(input), known)}Write one of: ${known.join(', ')}.`,
      }
    }
    case 'custom':
      return { reason: issue.message, note: String(issue.params?.note ?? '') }
    default:
      return {
        reason: `${name} can't be ${describe(input)}.`,
        note: dayNote(issue, input) ?? issue.message,
      }
  }
}

function explainUnknown(path: PropertyKey[], schema: z.ZodType): Sentences {
  const key = String(path.at(-1))
  const known = fieldNames(schemaAt(schema, path.slice(0, -1)))
  const isInList = path.some((part) => typeof part === 'number')
  const isIndented = path.length > 1 && !isInList && fieldNames(schema).includes(key)
  return {
    reason: `There is no field "${path.join('.')}".`,
    note: isIndented
      ? `Write "${key}" at the start of its line, without spaces before it.`
      : `${didYouMean(key, known)}The fields are: ${known.join(', ')}.`,
  }
}

function explainSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  name: string,
): Sentences {
  const { input } = issue
  const isBig = issue.code === 'too_big'
  const limit = Number(isBig ? issue.maximum : issue.minimum)
  const bound = `${isBig ? 'at most' : 'at least'} ${limit}`
  if (typeof input !== 'string' && !Array.isArray(input)) {
    return { reason: `${name} must be ${bound}, not ${input}.`, note: 'Change the number.' }
  }
  const [one, many] = typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries']
  const size = `${input.length} ${input.length === 1 ? one : many}`
  return {
    reason: `${name} is too ${isBig ? 'long' : 'short'}: ${size}, ${bound}.`,
    note: isBig ? `Cut ${input.length - limit} or more.` : `Add ${limit - input.length} or more.`,
  }
}

/** '11/22/2026' → 'Write 2026-11-22.' */
function dayNote(issue: z.core.$ZodIssue, input: unknown): string | undefined {
  if (issue.code !== 'invalid_format' || issue.format !== 'date') return undefined
  const [, month, day, year] = String(input).match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? []
  if (!month || !day) return undefined
  return `Write ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}.`
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

/** The field with the `example` of its schema: 'published: 2025-11-10'. */
function exampleOf(schema: z.ZodType, path: PropertyKey[]): string | undefined {
  const names = path.filter((key) => typeof key === 'string')
  const examples = [schemaAt(schema, path), schemaAt(schema, names)].map((field) =>
    field instanceof z.ZodType ? field.meta()?.example : undefined,
  )
  const example = examples.find((found) => found !== undefined)
  return example === undefined ? undefined : `${names.at(-1)}: ${example}`
}

function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

function schemaAt(
  schema: z.core.$ZodType | undefined,
  path: PropertyKey[],
): z.core.$ZodType | undefined {
  const [key, ...rest] = path
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path)
  if (key === undefined) return schema
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(key)], rest)
  return schema instanceof z.ZodArray ? schemaAt(schema.element, rest) : undefined
}
