import type { z } from 'zod'
import { articleSchema, sourceSchema } from '../../../content/model/schema.ts'
import { didYouMean } from './didYouMean.ts'
import { exampleOf, fieldExamples } from './fieldExamples.ts'
import type { Frontmatter } from './frontmatter.ts'
import type { Finding } from './problem.ts'

/** What the schema found, in a writer's words. https://zod.dev/packages/core#issue-types */
export function issueFinding(issue: z.core.$ZodIssue, frontmatter: Frontmatter): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField([...issue.path, key], frontmatter))
  }
  if (issue.path.length === 0) return [noFields(frontmatter)]
  const value = valueAt(frontmatter.values, issue.path)
  if (value === undefined || value === null) return [missingField(issue.path, frontmatter)]
  const { placeOf, end } = frontmatter
  return [{ ...(placeOf(issue.path) ?? end), kind: 'fatal', ...wordsFor(issue, value) }]
}

function noFields({ end }: Frontmatter): Finding {
  return {
    ...end,
    kind: 'fatal',
    message: 'The frontmatter has no fields.',
    remedy: `Between the two --- lines write: ${Object.keys(fieldExamples).join(', ')}.`,
  }
}

function missingField(path: PropertyKey[], { placeOf, end }: Frontmatter): Finding {
  const place = placeOf(path) ?? placeOf(path.slice(0, -1)) ?? end
  return {
    ...(path.length > 1 ? place : (placeOf(path) ?? end)),
    kind: 'fatal',
    message: `The field "${path.join('.')}" is missing.`,
    remedy: `Add it to the frontmatter, as in:  ${exampleOf(path)}`,
  }
}

function unknownField(path: PropertyKey[], { placeOfKey, end }: Frontmatter): Finding {
  const known = (path.length > 1 && fieldsWithin[String(path[0])]) || articleFields
  const name = String(path.at(-1))
  return {
    ...(placeOfKey(path) ?? end),
    kind: 'fatal',
    message: `There is no field "${path.join('.')}".`,
    remedy: `${didYouMean(name, known)}The fields are: ${known.join(', ')}.`,
  }
}

const articleFields = Object.keys(articleSchema.shape)
const fieldsWithin: Record<string, string[]> = {
  cta: Object.keys(articleSchema.shape.cta.shape),
  sources: Object.keys(sourceSchema.shape),
}

function wordsFor(issue: z.core.$ZodIssue, value: unknown): Pick<Finding, 'message' | 'remedy'> {
  const field = issue.path.join('.')
  const name = `The field "${field}"`
  if (field === 'cta.href') {
    return {
      message: `${name} is "${value}", which is no path on this site.`,
      remedy: 'Write a path that begins with a slash, as in /contact, or the word phone.',
    }
  }
  const example = `as in:  ${exampleOf(issue.path)}`
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return tooShortOrLong(issue, value, name)
    case 'invalid_type':
      return {
        message: `${name} must be ${nameOfType[issue.expected] ?? issue.expected}, not ${describe(value)}.`,
        remedy: `Write it ${example}`,
      }
    default:
      return {
        message: `${name} is "${value}": ${issue.message}.`,
        remedy: `Write it ${example}`,
      }
  }
}

function tooShortOrLong(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  name: string,
): Pick<Finding, 'message' | 'remedy'> {
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : Number(value)
  const unit = typeof value === 'string' ? 'characters' : 'entries'
  const isLong = issue.code === 'too_big'
  const limit = Number(isLong ? issue.maximum : issue.minimum)
  return {
    message: `${name} is too ${isLong ? 'long' : 'short'}: ${size} ${unit}, ${isLong ? 'at most' : 'at least'} ${limit}.`,
    remedy: isLong ? `Cut ${size - limit} or more.` : `Add ${limit - size} or more.`,
  }
}

const nameOfType: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group of lines, indented by two spaces',
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of lines' : `${JSON.stringify(value)}`
}

function valueAt(values: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    values,
  )
}
