import { parse, stringify } from 'yaml'

interface Field {
  name: string
  type: string
  list?: unknown
  default?: unknown
  fields?: Field[]
}

/** A file or a collection in .pages.yml. */
export interface Entry {
  name: string
  path: string
  format: string
  list?: boolean
  fields: Field[]
}

/**
 * What Pages CMS 2.1 writes when a file is opened in its form and saved unchanged: comments are
 * lost, fields are in form order, empty values are left out, and optional fields get their default.
 * Based on `lib/schema.ts` and `lib/serialization.ts` in pagescms/pagescms.
 */
export function saveAsPagesCms(source: string, { format, list, fields }: Entry): string {
  if (format === 'yaml') {
    const content = parse(source, { strict: false, uniqueKeys: false })
    const form = list
      ? asList(content).map((item) => fillIn(item, fields))
      : fillIn(content, fields)
    return stringify(withoutEmpty(form))
  }
  const [, frontmatter = '', body = ''] = source.match(/^---\n([\s\S]*?)\n---\n\n?([\s\S]*)$/) ?? []
  const content = parse(frontmatter, { strict: false, uniqueKeys: false })
  const form = fillIn(
    content,
    fields.filter(({ name }) => name !== 'body'),
  )
  return `---\n${stringify(withoutEmpty(form)).trim()}\n---\n${body}`
}

function fillIn(content: unknown, fields: Field[]): Record<string, unknown> {
  const values = isObject(content) ? content : {}
  return Object.fromEntries(
    fields.map((field) => [field.name, formValue(values[field.name], field)]),
  )
}

function formValue(value: unknown, field: Field): unknown {
  const { type, list, fields = [] } = field
  if (list) return asList(value).map((item) => (type === 'object' ? fillIn(item, fields) : item))
  if (type === 'object') return fillIn(value, fields)
  if (value !== undefined && value !== null) return value
  return field.default ?? (type === 'boolean' ? false : type === 'date' ? '2020-02-02' : '')
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((entry) => !isEmpty(entry))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, withoutEmpty(entry)] as const)
  return Object.fromEntries(
    entries.filter(([, entry]) => !isEmpty(entry) && !(isContainer(entry) && isBare(entry))),
  )
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null
const isBare = (value: object) => Object.keys(value).length === 0
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
