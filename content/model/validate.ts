import type { z } from 'zod'
import { UserError } from './userError.ts'

/**
 * Checks the records of one content file.
 * @param file path from the root of the project, for the message
 * @throws an error that names file, record, field and what was expected, for all faults at once
 */
export function defineRecords<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  records: z.input<Schema>[],
): z.output<Schema>[] {
  const seen = new Map<string, number>()
  const problems = records.flatMap((record, index) => {
    const key = keyOf(record)
    const where = `record ${index + 1}${key ? ` (${key})` : ''}`
    const first = key ? seen.get(key) : undefined
    if (key && first === undefined) seen.set(key, index + 1)
    return [
      ...(first === undefined ? [] : [`${where}: "${key}" is taken by record ${first}`]),
      ...problemsOf(schema, record).map((problem) => `${where}, ${problem}`),
    ]
  })
  throwProblems(file, problems)
  return records.map((record) => schema.parse(record))
}

/** Checks the one record of a content file, or the frontmatter of an article. See `defineRecords`. */
export function defineRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  record: unknown,
): z.output<Schema> {
  throwProblems(file, problemsOf(schema, record))
  return schema.parse(record)
}

/**
 * Checks that `field` of each record names only keys that exist.
 * @throws an error that names file, record, field and the unknown key
 */
export function requireReferences<Item extends object>(
  file: string,
  records: Item[],
  field: keyof Item & string,
  known: Iterable<string>,
): void {
  const keys = new Set(known)
  const problems = records.flatMap((record) =>
    [record[field]]
      .flat()
      .filter((key) => key !== undefined && !keys.has(String(key)))
      .map(
        (key) =>
          `${whereIs(record)}field "${field}": "${key}" does not exist; expected one of: ${[...keys].join(', ')}`,
      ),
  )
  throwProblems(file, problems)
}

function problemsOf(schema: z.ZodType, record: unknown): string[] {
  return (schema.safeParse(record).error?.issues ?? []).map((issue) => {
    const field = issue.path.join('.')
    return `${field ? `field "${field}": ` : ''}${lowerFirst(issue.message)}`
  })
}

function whereIs(record: unknown): string {
  const key = keyOf(record)
  return key ? `record (${key}), ` : ''
}

function keyOf(record: unknown): string | undefined {
  const { slug, code, question, label } = record as Record<string, unknown>
  const key = slug ?? code ?? question ?? label
  return typeof key === 'string' ? key : undefined
}

function throwProblems(file: string, problems: string[]): void {
  if (problems.length > 0) throw new UserError([`${file} has a mistake.`, ...problems].join('\n  '))
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1)
}
