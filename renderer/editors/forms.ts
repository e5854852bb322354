import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { recordPath, translationPath } from '../content/readRecords.ts'
import { logoFiles } from '../files/logo.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { type JsonSchema, jsonSchemas, yamlRecords } from './jsonSchemas.ts'

/** A form for a record, or for each document in a folder. */
export interface Form {
  name: string
  label: string
  path: string
  schema: JsonSchema
}

/** The forms of the editors in the browser. A record that the owner has deleted has none. */
export function readForms(site: SiteDefinition, root: string) {
  const schemas = jsonSchemas(site)
  const toForm = (name: string, path: string, schema: JsonSchema = {}): Form => {
    return { name, label: schema.title ?? name, path, schema }
  }
  const isThere = ({ path }: Form) => existsSync(join(root, path))
  const records = yamlRecords(site)
    .map((name) => toForm(name, recordPath(name), schemas[name]))
    .filter(isThere)
  // Documents without fields are left out: a form would give them some.
  const documents = Object.entries(site.documents).flatMap(([folder, { noun, schema }]) => {
    if (!schema) return []
    // Every form has a name of its own, and pages.yaml is one.
    const name = schemas[noun]?.title?.toLowerCase().replaceAll(' ', '-') ?? folder
    return toForm(name, `content/${folder}`, schemas[noun])
  })
  const languages = site.findLanguages(root)
  const translations = (forms: Form[]) =>
    languages.flatMap((language) => forms.map((form) => translate(form, language)).filter(isThere))
  // A form of another record would ask for fields that a translation leaves out.
  const withoutDuties = records.filter(
    ({ schema }) => !JSON.stringify(schema).includes('"required":'),
  )
  const texts = documents.map((form) => ({ ...form, schema: translated(form.schema) }))
  return {
    records: [...records, ...translations(withoutDuties)],
    documents: [...documents, ...translations(texts)],
    pictures: [
      { name: 'articles', label: 'Pictures in texts', path: 'content/articles' },
      ...Object.keys(site.pictureWidths).map((name) => {
        return { name, label: `Pictures of ${recordPath(name)}`, path: `content/${name}` }
      }),
    ],
    logo: { name: 'logo', label: `Logo (${logoFiles.header[0]} or .png)`, path: 'content' },
  }
}

/** The limits of a number that its schema names. JSON Schema gives each integer some. */
export function limitsOf({ minimum, maximum }: JsonSchema): { min?: number; max?: number } {
  const isLimit = (limit = Infinity) => Math.abs(limit) < Number.MAX_SAFE_INTEGER
  return {
    ...(isLimit(minimum) && { min: minimum }),
    ...(isLimit(maximum) && { max: maximum }),
  }
}

function translate({ name, label, path, schema }: Form, language: string): Form {
  return {
    name: `${name}-${language}`,
    label: `${label} (${language})`,
    path: translationPath(path, language),
    schema,
  }
}

/** Of a schema, the texts, with the fields of every translation. */
function translated({ properties = {}, ...schema }: JsonSchema): JsonSchema {
  const { title = {}, ...texts } = textsOf(properties)
  const own = {
    path: { type: 'string', title: 'Address', description: 'The last part of its address.' },
    of: { type: 'string', title: 'Version', description: 'npm run check says what to write.' },
  }
  const { required, ...others } = schema
  return { ...others, properties: { title, ...own, ...texts } }
}

function textsOf(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(
      ([name, { required, ...schema }]): [string, JsonSchema][] => {
        if (schema.properties)
          return [[name, { ...schema, properties: textsOf(schema.properties) }]]
        return isText(schema.items ?? schema) ? [[name, schema]] : []
      },
    ),
  )
}

/** A short text may look like a number. */
function isText({ type = '', enum: values, format, pattern, reference }: JsonSchema): boolean {
  return [type].flat().includes('string') && !values && !format && !pattern && !reference
}
