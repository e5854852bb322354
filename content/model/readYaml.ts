import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'
import { z } from 'zod'
import { type Explanation, explain } from './explain.ts'
import { explainEncoding, explainYaml } from './explainYaml.ts'
import type { Kind } from './schemas/fields.ts'
import { mapFields } from './schemaWalk.ts'

/** An error and its offset in the source. */
interface ContentError extends Explanation {
  offset: number
}

export interface Link {
  href: string
  label: string
  /** A button's target must exist. A link renders as plain text until its page exists. */
  isButton: boolean
  offset: number | undefined
}

export interface Reference {
  /** The slug, code, or id. */
  slug: string
  /** The kinds of records that it may name. */
  kinds: Kind[]
  offset: number | undefined
}

/** A text that readers see. */
export interface ShownText {
  text: string
  /** The field's path: 'title', 'cta.label'. */
  field: string
  offset: number
}

export interface YamlContent<Data> {
  /** The parsed fields, valid or not. */
  fields?: unknown
  /** The validated fields; undefined if there are errors. */
  data?: Data
  errors: ContentError[]
  /** The offset of each field: 'title', 'services.0', 'cta.href'. */
  offsets: Record<string, number>
  links: Link[]
  references: Reference[]
  texts: ShownText[]
}

/** Transforms a string as it is read, or reports what is wrong with it. */
export type ReadText = (text: string, report: (explanation: Explanation) => void) => string

/** Parses YAML. Error messages have no excerpts, because the check adds its own. */
export function parseYaml(source: string): Document {
  return parseDocument(source, { prettyErrors: false })
}

/** Parses and validates a record file or an article's frontmatter. */
export function readYaml<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  readText: ReadText = (text) => text,
  document: Document = parseYaml(source),
): YamlContent<z.output<Schema>> {
  const links: Link[] = []
  const references: Reference[] = []
  const texts: ShownText[] = []
  const wrongSyntax = explainEncoding(source) ?? explainYaml(document, source, schema)
  if (wrongSyntax) return { errors: [wrongSyntax], offsets: {}, links, references, texts }
  const { names, values } = findFields(document)
  const offsets = { ...names, ...values }
  const errors: (ContentError & { path: string })[] = []
  // An empty file is an empty list.
  const record = document.toJS() ?? (schema instanceof z.ZodArray ? [] : null)
  const fields = mapFields(schema, record, ({ value, path, ...field }) => {
    const { type } = field.schema._zod.def
    const text = type === 'string' || type === 'enum' ? asText(value, document, path) : value
    if (typeof text !== 'string') return value
    const offset = offsets[path.join('.')]
    const { link, reference: kinds } = z.globalRegistry.get(field.schema) ?? {}
    if (link && text !== 'phone') {
      const { label = '' } = field.parent as { label?: string }
      links.push({ href: text, label, isButton: true, offset })
    }
    if (kinds) references.push({ slug: text, kinds, offset })
    const read = readText(text, (explanation) =>
      errors.push({ ...explanation, path: path.join('.'), offset: offset ?? 0 }),
    )
    if (!link && !kinds && isProse(field.schema))
      texts.push({ text: read, field: path.join('.'), offset: offset ?? 0 })
    return link || kinds || /@|:\/\//.test(read) ? read : read.replace(apostrophe, '’')
  })
  for (const { path, isUnknown, reason, note } of explain(schema, fields)) {
    const name = path.join('.')
    const offset = (isUnknown ? names[name] : closestOffset(offsets, path)) ?? source.length
    const isComment = /^\w+: +#/.test(source.slice(names[name] ?? source.length))
    errors.push({ path: name, offset, reason, note: isComment ? quoteNote : note })
  }
  const isValid = (item: Link | Reference) => errors.every(({ offset }) => offset !== item.offset)
  return {
    fields,
    ...(errors.length === 0 && { data: schema.parse(fields) }),
    errors,
    offsets,
    links: links.filter(isValid),
    references: references.filter(isValid),
    texts,
  }
}

/** Whether a field is text for readers, and not a slug, a code, or a date. */
function isProse(schema: z.core.$ZodType): boolean {
  if (!(schema instanceof z.ZodString)) return false
  return !schema.def.checks?.some(({ _zod: { def } }) => def.check === 'string_format')
}

/** Matches straight apostrophes between letters. URLs and emails keep theirs. */
const apostrophe = /(?<=\p{L})'/gu

const quoteNote = 'A # begins a comment: put double quotes around the value.'

/**
 * Returns the source text of a number or a boolean where the schema expects a string: YAML reads
 * 2025 as a number.
 */
function asText(value: unknown, document: Document, path: PropertyKey[]): unknown {
  if (typeof value !== 'number' && typeof value !== 'boolean') return value
  const node = document.getIn(path, true)
  return isScalar(node) ? node.source : value
}

/** The offsets of field names, and of values that are in a list or on the line of their name. */
function findFields({ contents }: Document) {
  const names: Record<string, number> = {}
  const values: Record<string, number> = {}
  const add = (value: unknown, path: string[]) => {
    const name = path.join('.')
    const isEmpty = isScalar(value) && value.value === null
    const isNamed = name in names
    if (isNode(value) && value.range && !isEmpty && !(isNamed && isMap(value))) {
      values[name] = value.range[0]
    }
    if (isSeq(value)) {
      for (const [index, item] of value.items.entries()) add(item, [...path, String(index)])
    }
    if (!isMap(value)) return
    for (const { key, value: field } of value.items) {
      const fieldPath = [...path, String(key)]
      if (isNode(key) && key.range) names[fieldPath.join('.')] = key.range[0]
      add(field, fieldPath)
    }
  }
  add(contents, [])
  return { names, values }
}

/** The offset of a field, or of the closest group around a missing one. */
function closestOffset(offsets: Record<string, number>, path: PropertyKey[]): number | undefined {
  if (path.length === 0) return undefined
  return offsets[path.join('.')] ?? closestOffset(offsets, path.slice(0, -1))
}
