import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, type ScalarTag } from 'yaml'
import { z } from 'zod'
import { findInvisible } from './characters.ts'
import { explainEncoding } from './encoding.ts'
import { explain } from './explain.ts'
import { explainYaml } from './explainYaml.ts'
import {
  backslash,
  blank,
  type Explanation,
  type LocatedExplanation,
  oneLine,
} from './explanations.ts'
import { mapFields } from './schemaWalk.ts'

declare module 'zod' {
  interface GlobalMeta {
    examples?: unknown[]
    /** What to write for a group of fields. */
    hint?: string
    /** The kinds of records that the field may name, by slug, code, or id. */
    reference?: string[]
    /** Whether the field holds a URL or a path on this site. */
    link?: boolean
    /** The fields of earlier versions, and what to do with each. */
    moved?: Record<string, string>
    /** Whether the field is no text for readers: it has no placeholders. */
    verbatim?: boolean
    /** Whether a translation may have the field where the text that it translates has not. */
    onlyTranslated?: boolean
    /** The text that is shown without the field. Another must have its placeholders too. */
    standard?: string
  }
}

export interface Link {
  href: string
  label: string
  /** A button's target must exist. A link renders as plain text until its page exists. */
  isButton: boolean
  offset: number | undefined
}

interface Reference {
  /** The slug, code, or id. */
  slug: string
  kinds: string[]
  offset: number | undefined
}

interface ShownText {
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
  errors: LocatedExplanation[]
  /** The offset of each field: 'title', 'services.0', 'cta.href'. */
  offsets: Record<string, number>
  links: Link[]
  references: Reference[]
  texts: ShownText[]
}

/** Transforms a string as it is read, or reports what is wrong with it. */
export type ReadText = (
  text: string,
  report: (explanation: Explanation) => void,
  standard?: string,
) => string

/** Reads numbers as they are written. Others, such as 0x1F, 1e3, and 012, are text. */
const number: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/,
  resolve: Number,
}

interface ParsedYaml {
  source: string
  document: Document
  wrongSyntax: LocatedExplanation | undefined
}

/** By path. Dev and the check read all records again when one has changed. */
const lastParsed = new Map<string, ParsedYaml>()

/** Parses YAML, and explains the first place that can't be read as it was written. */
export function parseYaml(source: string, schema: z.ZodType, path = ''): ParsedYaml {
  const last = path ? lastParsed.get(path) : undefined
  if (last?.source === source) return last
  const document = parseDocument(source, {
    // Error messages have no excerpts, because the check adds its own.
    prettyErrors: false,
    schema: 'failsafe',
    customTags: ['null', 'bool', number],
  })
  const wrongSyntax =
    explainEncoding(source) ?? findInvisible(source)[0] ?? explainYaml(document, source, schema)
  const parsed = { source, document, wrongSyntax }
  if (path) lastParsed.set(path, parsed)
  return parsed
}

export function readYaml<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  readText: ReadText = (text) => text,
  { document, wrongSyntax }: Pick<ParsedYaml, 'document' | 'wrongSyntax'> = parseYaml(
    source,
    schema,
  ),
  isOverlay = false,
): YamlContent<z.output<Schema>> {
  const links: Link[] = []
  const references: Reference[] = []
  const texts: ShownText[] = []
  if (wrongSyntax) return { errors: [wrongSyntax], offsets: {}, links, references, texts }
  const { names, values } = findFields(document)
  const offsets = { ...names, ...values }
  const errors = new Map<string, LocatedExplanation>()
  // An empty file is an empty list, or as if it were not there.
  const empty = schema instanceof z.ZodArray ? [] : null
  const record = document.toJS() ?? (schema instanceof z.ZodPrefault ? {} : empty)
  const fields = mapFields(schema, record, ({ value, path, ...field }) => {
    const name = path.join('.')
    const offset = offsets[name]
    const report = (explanation: Explanation) => {
      if (!errors.has(name)) errors.set(name, { ...explanation, offset: offset ?? 0 })
    }
    const { type } = field.schema._zod.def
    const isText = type === 'string' || type === 'enum'
    // YAML reads 2025 as a number, and true as a boolean.
    const isLiteral = typeof value === 'number' || typeof value === 'boolean'
    const written = isText && isLiteral ? sourceOf(document, path) : value
    if (typeof written !== 'string' || type === 'object') return value
    const text = written.trim()
    if (text === '') report(blank)
    else if (/[\t\n\r]/.test(text)) report(oneLine)
    // Escapes within double quotes.
    else if (findInvisible(text).length > 0) report(backslash)
    // What a translation takes from the file that it translates is checked there.
    const isOwn = !isOverlay || offset !== undefined
    const { link, reference: kinds, verbatim, standard } = z.globalRegistry.get(field.schema) ?? {}
    if (link && text !== 'phone' && isOwn) {
      const { label = '' } = field.parent as { label?: string }
      links.push({ href: text, label, isButton: true, offset })
    }
    if (kinds && isOwn) references.push({ slug: text, kinds, offset })
    if (verbatim) return text
    const read = readText(text, report, standard)
    if (!link && !kinds && isOwn && isProse(field.schema))
      texts.push({ text: read, field: name, offset: offset ?? 0 })
    return link || kinds || /@|:\/\//.test(read) ? read : read.replace(apostrophe, '’')
  })
  const explained = explain(schema, fields)
  for (const { path, isUnknown, reason, note } of explained.errors) {
    const name = path.join('.')
    const offset = (isUnknown ? names[name] : closestOffset(offsets, path)) ?? source.length
    if (!errors.has(name)) errors.set(name, { offset, reason, note })
  }
  const wrongOffsets = new Set([...errors.values()].map(({ offset }) => offset))
  const isValid = ({ offset }: Link | Reference | ShownText) =>
    offset === undefined || !wrongOffsets.has(offset)
  return {
    fields,
    ...(errors.size === 0 && { data: explained.data }),
    errors: [...errors.values()],
    offsets,
    links: links.filter(isValid),
    references: references.filter(isValid),
    texts: texts.filter(isValid),
  }
}

/** Whether a field is text for readers, and not a slug, a code, or a date. */
function isProse(schema: z.core.$ZodType): boolean {
  if (!(schema instanceof z.ZodString)) return false
  return !schema.def.checks?.some(({ _zod: { def } }) => def.check === 'string_format')
}

/** Matches straight apostrophes between letters. URLs and emails keep theirs. */
const apostrophe = /(?<=\p{L})'/gu

function sourceOf(document: Document, path: PropertyKey[]): string {
  const node = document.getIn(path, true)
  return (isScalar(node) && node.source) || ''
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
