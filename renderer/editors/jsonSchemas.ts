import { z } from 'zod'
import { recordPath } from '../content/readRecords.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'

/** JSON Schema, as far as the content schemas use it. https://json-schema.org */
export interface JsonSchema {
  type?: string
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: string[]
  const?: string
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  /** See `reference` in model/schemas/fields.ts. */
  reference?: string[]
}

/** The records that people edit by hand. The map comes from another program. */
export function yamlRecords({ records }: SiteDefinition): string[] {
  return Object.keys(records.shape).filter((name) => recordPath(name).endsWith('.yaml'))
}

/** The schema of each record file and of each kind of frontmatter, by name. */
export function jsonSchemas({ records, documents }: SiteDefinition): Record<string, JsonSchema> {
  const kinds = Object.values(documents).map(({ noun, schema }) => [noun, schema] as const)
  const schemas = [...Object.entries(records.shape), ...kinds]
  return Object.fromEntries(
    schemas.flatMap(([name, schema]): [string, JsonSchema][] => {
      if (!schema) return []
      const { type, ...others } = z.toJSONSchema(schema, { io: 'input' })
      return [[name, JSON.parse(JSON.stringify({ type, ...others }))]]
    }),
  )
}

/**
 * Files for VS Code and other editors with yaml-language-server: hints, completion, and error
 * highlighting.
 */
export function vscodeFiles(site: SiteDefinition): Record<string, string> {
  const schemas = jsonSchemas(site)
  const path = (name: string) => `.vscode/schemas/${name}.json`
  const settings = {
    // Biome rejects code with Windows line ends.
    'files.eol': '\n',
    'yaml.schemas': Object.fromEntries(
      yamlRecords(site).map((name) => [`./${path(name)}`, recordPath(name)]),
    ),
    '[typescript][typescriptreact][javascript][json]': {
      'editor.defaultFormatter': 'biomejs.biome',
      'editor.formatOnSave': true,
    },
  }
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [path(name), toJson(schema)]),
    ),
    '.vscode/settings.json': toJson(settings),
  }
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
