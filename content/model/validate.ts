import type { z } from 'zod'
import { explain, type FieldMistake } from './explain.ts'

/** Path from the root of the project. */
type ContentFile = `content/${string}.${'ts' | 'mdx'}`

/** A mistake in a record of a content file. `renderer/check` finds its line. */
export interface ContentMistake extends FieldMistake {
  /** Path from the root of the project. */
  file: string
  /** The record's slug, code, name, question or label, if it has one. */
  record?: string
}

/** Thrown while a content file is loaded. Its message names file, record and field of every mistake. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: ContentMistake[]

  constructor(mistakes: ContentMistake[]) {
    super(mistakes.map(({ file, reason, note }) => `${file}: ${reason} ${note}`).join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * Checks the records of one content file.
 * @throws {ContentError} with all mistakes of all records
 */
export function defineRecords<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  records: z.input<Schema>[],
): z.output<Schema>[] {
  const names = records.map(nameOf)
  const mistakes = records.flatMap((record, index) => {
    const name = names[index]
    const isTwin = name !== undefined && names.indexOf(name) < index
    const found = [...(isTwin ? [twin] : []), ...explain(schema, record)]
    const title = name ? `Record "${name}"` : `Record ${index + 1}`
    return found.map(({ path, reason, note }) => ({
      file,
      record: name,
      path: [index, ...path],
      reason: `${title}: ${reason}`,
      note,
    }))
  })
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return records.map((record) => schema.parse(record))
}

const twin: FieldMistake = {
  path: [],
  reason: 'Another record has the same name.',
  note: 'Give each record its own, or delete one of the two.',
}

/** Checks the one record of a content file, or the frontmatter of an article. See `defineRecords`. */
export function defineRecord<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  record: unknown,
): z.output<Schema> {
  const mistakes = explain(schema, record).map((mistake) => ({ file, ...mistake }))
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return schema.parse(record)
}

function nameOf(record: unknown): string | undefined {
  const { slug, code, name, question, label } = record as Record<string, unknown>
  return [slug, code, name, question, label].find((value) => typeof value === 'string')
}
