import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { recordPath } from '../content/readRecords.ts'
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
  return {
    records: yamlRecords(site)
      .filter((name) => existsSync(join(root, recordPath(name))))
      .map((name) => toForm(name, recordPath(name), schemas[name])),
    // Documents without fields are left out: a form would give them some.
    documents: Object.entries(site.documents).flatMap(([folder, { noun, schema }]) => {
      if (!schema) return []
      // Every form has a name of its own, and pages.yaml is one.
      const name = schemas[noun]?.title?.toLowerCase().replaceAll(' ', '-') ?? folder
      return toForm(name, `content/${folder}`, schemas[noun])
    }),
    pictures: [
      { name: 'articles', label: 'Pictures in texts', path: 'content/articles' },
      ...Object.keys(site.pictureWidths).map((name) => {
        return { name, label: `Pictures of ${recordPath(name)}`, path: `content/${name}` }
      }),
    ],
  }
}
