import { z } from 'zod'
import { type DocumentKind, documentKinds } from '../../model/documentKinds.ts'
import { contentSchema, recordPath } from '../../model/readContent.ts'

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
export const yamlRecords = Object.keys(contentSchema.shape).filter((name) =>
  recordPath(name).endsWith('.yaml'),
)

/** The schema of each record file, by name, and of the fields of each kind of document, by noun. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const ofDocuments = Object.values<DocumentKind>(documentKinds).flatMap(({ noun, schema }) =>
    schema ? ([[noun, schema]] as const) : [],
  )
  return Object.fromEntries(
    [...Object.entries(contentSchema.shape), ...ofDocuments].map(
      ([name, schema]): [string, JsonSchema] => {
        const { type, ...others } = z.toJSONSchema(schema, { io: 'input' })
        return [name, JSON.parse(JSON.stringify({ type, ...others }))]
      },
    ),
  )
}

/**
 * Files for VS Code and other editors with yaml-language-server: hints, completion, and error
 * highlighting.
 */
export function vscodeFiles(): Record<string, string> {
  const schemas = jsonSchemas()
  const path = (name: string) => `.vscode/schemas/${name}.json`
  const settings = {
    // Biome rejects code with Windows line ends.
    'files.eol': '\n',
    'yaml.schemas': Object.fromEntries(
      yamlRecords.map((name) => [`./${path(name)}`, recordPath(name)]),
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
