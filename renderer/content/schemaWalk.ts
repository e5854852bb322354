import { z } from 'zod'

interface Field {
  schema: z.core.$ZodType
  value: unknown
  path: PropertyKey[]
  parent: unknown
}

/** Replaces each field by the result of `map`. Leaves out empty optional fields, as editors do. */
export function mapFields(
  schema: z.core.$ZodType,
  value: unknown,
  map: (field: Field) => unknown,
  path: PropertyKey[] = [],
  parent?: unknown,
): unknown {
  const type = unwrap(schema)
  const next = (of: z.core.$ZodType | undefined, entry: unknown, key: PropertyKey) =>
    of ? mapFields(of, entry, map, [...path, key], value) : entry
  if (type instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry, index) => next(type.element, entry, index))
  }
  if (type instanceof z.ZodObject && isGroup(value)) {
    const entries = Object.entries(value).filter(
      ([key, entry]) => !isEmpty(entry) || !mayBeEmpty(type.shape[key]),
    )
    return Object.fromEntries(
      entries.map(([key, entry]) => [key, next(type.shape[key], entry, key)]),
    )
  }
  return map({ schema: type, value, path, parent })
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return hasDefault(schema) ? unwrap(schema.unwrap()) : schema
}

function hasDefault(schema?: z.core.$ZodType) {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
}

/** Whether a field may be empty. An empty `draft:` would publish the article. */
function mayBeEmpty(schema?: z.core.$ZodType): boolean {
  return schema !== undefined && hasDefault(schema) && !(unwrap(schema) instanceof z.ZodBoolean)
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** The schema of a group's field, or of the entries of a list. */
export function fieldSchema(schema: z.core.$ZodType | undefined, name: string | number) {
  const type = schema && unwrap(schema)
  if (type instanceof z.ZodArray) return type.element
  return type instanceof z.ZodObject ? type.shape[name] : undefined
}

export function metaOf(schema: z.core.$ZodType): z.GlobalMeta {
  return { ...z.globalRegistry.get(unwrap(schema)), ...z.globalRegistry.get(schema) }
}

/** The fields of a group, or of the records in a list. */
export function getShape(schema?: z.core.$ZodType): z.ZodRawShape {
  const type = schema && unwrap(schema)
  if (type instanceof z.ZodArray) return getShape(type.element)
  return type instanceof z.ZodObject ? type.shape : {}
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
