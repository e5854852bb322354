import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { recordPath } from '../content/readRecords.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'

/** JSON Schema, as far as the content schemas use it. https://json-schema.org */
export interface JsonSchema {
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: string[]
  const?: string | number
  examples?: unknown[]
  pattern?: string
  /** What VS Code says instead of the pattern, and the other editors too. */
  patternErrorMessage?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  reference?: string[]
  standard?: string
}

/** The records that people edit by hand. The map comes from another program. */
export function yamlRecords({ records }: SiteDefinition): string[] {
  return Object.keys(records.shape).filter((name) => recordPath(name).endsWith('.yaml'))
}

export function jsonSchemas({ records, documents }: SiteDefinition): Record<string, JsonSchema> {
  const kinds = Object.values(documents).map(({ noun, schema }) => [noun, schema] as const)
  const schemas = [...Object.entries(records.shape), ...kinds]
  return Object.fromEntries(
    schemas.flatMap(([name, schema]): [string, JsonSchema][] => {
      if (!schema) return []
      const { type, ...others } = z.toJSONSchema(schema, { io: 'input', override: addRule })
      const titled = JSON.parse(JSON.stringify({ type, title: toTitle(name), ...others }))
      complete(titled)
      return [[name, titled]]
    }),
  )
}

/** Adds the message of a pattern, as for an empty text: it says the rule. */
function addRule({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}): void {
  if (!jsonSchema.pattern) return
  const { error } = z.core.safeParse(zodSchema, '')
  const rule = error?.issues.find(({ code }) => code === 'invalid_format')
  jsonSchema.patternErrorMessage = rule?.message
}

/**
 * Gives each field without a title its standard text, or the words of its name: 'City heading' for
 * cityHeading. Lets a short text look like a number, as the check does: a ZIP code.
 */
function complete(schema: JsonSchema): void {
  const { type, pattern, format, enum: values, minLength = 0, properties = {}, items } = schema
  const isShort = type === 'string' && minLength < 10
  if (isShort && !pattern && !format && !values) schema.type = ['string', 'number']
  for (const [name, field] of Object.entries(properties)) {
    field.title ??= field.standard ?? toTitle(name)
    complete(field)
  }
  if (items) complete(items)
}

function toTitle(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** For VS Code and other editors with yaml-language-server. `.vscode/settings.json` names each. */
export function writeSchemas(site: SiteDefinition, root: string): void {
  const folder = join(root, '.vscode/schemas')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries(jsonSchemas(site))) {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`)
  }
}
