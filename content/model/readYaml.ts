import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'
import { z } from 'zod'
import { type Explanation, explain } from './explain.ts'
import { explainEncoding, explainYaml } from './explainYaml.ts'
import type { Kind } from './schemas/fields.ts'
import { mapFields } from './schemaWalk.ts'

/** A mistake, and the number of characters before it. */
export interface YamlMistake extends Explanation {
  offset: number
}

/** A link of a content file. */
export interface Link {
  href: string
  /** What it says. */
  label: string
  /** A button must lead to an existing page; a link is plain text until its page exists. */
  isButton: boolean
  /** Characters before it. */
  place: number | undefined
}

/** A record that a content file names. */
export interface Reference {
  /** Its slug, code or id. */
  slug: string
  /** What it may be. */
  kinds: Kind[]
  /** Characters before it. */
  place: number | undefined
}

export interface YamlContent<Data> {
  /** What is written, valid or not. */
  fields?: unknown
  /** The same, if it has no mistake. */
  data?: Data
  mistakes: YamlMistake[]
  /** Characters before each field: 'title', 'services.0', 'cta.href'. */
  places: Record<string, number>
  links: Link[]
  references: Reference[]
}

/** Changes a text as it is read, or reports what is wrong with it. */
export type ReadText = (text: string, report: (explanation: Explanation) => void) => string

/** Parses without lines in the messages of errors: the check adds its own. */
export function parseYaml(source: string): Document {
  return parseDocument(source, { prettyErrors: false })
}

/** Reads a record file or an article's frontmatter, and finds its mistakes. */
export function readYaml<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  readText: ReadText = (text) => text,
  document: Document = parseYaml(source),
): YamlContent<z.output<Schema>> {
  const links: Link[] = []
  const references: Reference[] = []
  const wrongSyntax = explainEncoding(source) ?? explainYaml(document, source, schema)
  if (wrongSyntax) return { mistakes: [wrongSyntax], places: {}, links, references }
  const { names, values } = findFields(document)
  const places = { ...names, ...values }
  const mistakes: (YamlMistake & { path: string })[] = []
  const fields = mapFields(
    schema,
    document.toJS() ?? toEmpty(schema),
    ({ value, path, ...field }) => {
      const text = isText(field.schema) ? asText(value, document, path) : value
      if (typeof text !== 'string') return value
      const place = places[path.join('.')]
      const { link, reference: kinds } = z.globalRegistry.get(field.schema) ?? {}
      if (link && text !== 'phone') {
        const { label = '' } = field.parent as { label?: string }
        links.push({ href: text, label, isButton: true, place })
      }
      if (kinds) references.push({ slug: text, kinds, place })
      const read = readText(text, (explanation) =>
        mistakes.push({ ...explanation, path: path.join('.'), offset: place ?? 0 }),
      )
      return link || kinds || /@|:\/\//.test(read) ? read : read.replace(apostrophe, '’')
    },
  )
  for (const { path, isUnknown, reason, note } of explain(schema, fields)) {
    const name = path.join('.')
    const offset = (isUnknown ? names[name] : closestPlace(places, path)) ?? source.length
    const isComment = /^\w+: +#/.test(source.slice(names[name] ?? source.length))
    mistakes.push({ path: name, offset, reason, note: isComment ? quoteNote : note })
  }
  const isRight = ({ place }: Link | Reference) => mistakes.every(({ offset }) => offset !== place)
  return {
    fields,
    ...(mistakes.length === 0 && { data: schema.parse(fields) }),
    mistakes,
    places,
    links: links.filter(isRight),
    references: references.filter(isRight),
  }
}

/** As keyboards write it. Not in addresses, where it has a meaning of its own. */
const apostrophe = /(?<=\p{L})'/gu

const quoteNote = 'A # begins a comment: put double quotes around the value.'

function isText({ _zod }: z.core.$ZodType): boolean {
  return _zod.def.type === 'string' || _zod.def.type === 'enum'
}

/** YAML reads 2025 as a number and true as a boolean: where the schema wants text, it is what was written. */
function asText(value: unknown, document: Document, path: PropertyKey[]): unknown {
  if (typeof value !== 'number' && typeof value !== 'boolean') return value
  const node = document.getIn(path, true)
  return isScalar(node) ? node.source : value
}

/** An empty file is an empty list. */
function toEmpty(schema: z.ZodType): unknown {
  return schema instanceof z.ZodArray ? [] : null
}

/** Where the names of fields are, and the values that stand on the line of their name or in a list. */
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

/** Where a field is, or the group that lacks it. */
function closestPlace(places: Record<string, number>, path: PropertyKey[]): number | undefined {
  if (path.length === 0) return undefined
  return places[path.join('.')] ?? closestPlace(places, path.slice(0, -1))
}
