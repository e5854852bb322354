import { parse, stringify } from 'yaml'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { type Form, limitsOf, readForms } from './forms.ts'
import type { JsonSchema } from './jsonSchemas.ts'

/**
 * The configuration of Sveltia CMS. What a field can refer to is read from the records themselves.
 * https://sveltiacms.app/en/docs
 * @param own the owner's part, such as the backend, which is kept
 * @throws UserError while a record has an error
 */
export function readSveltia(site: SiteDefinition, root: string, own: string): string {
  const { names } = site.read(root)
  const { records, documents, pictures, logo } = readForms(site, root)
  const config = {
    ...parse(own),
    media_folder: 'content/articles',
    public_folder: '/content/articles',
    output: { omit_empty_optional_fields: true },
    collections: [
      ...documents.map(documentCollection),
      { name: 'records', label: 'Site', files: records.map(recordFile) },
    ],
    asset_collections: [
      ...[...pictures, logo].map(({ name, label, path }) => ({ name, label, media_folder: path })),
    ],
  }
  return stringify(config, { lineWidth: 0, aliasDuplicateObjects: false })

  function documentCollection({ name, label, path, schema }: Form) {
    const { properties = {} } = schema
    const fields = getFields(schema)
    const identifier = 'name' in properties ? 'name' : 'title'
    const text = { name: 'body', label: 'Text', widget: 'text', use_emoji_autocomplete: false }
    return {
      name,
      label,
      folder: path,
      extension: 'mdx',
      format: 'yaml-frontmatter',
      identifier_field: identifier,
      slug: { template: `{{${identifier}}}`, editable: true },
      fields: [...fields, text],
    }
  }

  function recordFile({ name, label, path, schema }: Form) {
    const { description } = schema
    const list = { name, label, hint: description, widget: 'list', root: true, collapsed: true }
    return {
      name,
      label,
      file: path,
      fields: schema.items ? [{ ...list, fields: getFields(schema.items) }] : getFields(schema),
    }
  }

  function getFields({ properties = {}, required }: JsonSchema): object[] {
    return Object.entries(properties).flatMap(([name, schema]) => {
      const type = schema.items ? listType(schema.items) : getType(schema)
      if (!type) return []
      const isRequired = required?.includes(name) ?? false
      const { title: label, description: hint, maxItems: max } = schema
      const limit = schema.items && { ...(max && { max }) }
      const isDefault = isRequired && schema.examples?.includes(true)
      return {
        name,
        label,
        hint,
        ...(!isRequired && { required: false }),
        ...type,
        ...limit,
        ...(isDefault && { default: true }),
      }
    })
  }

  function listType(items: JsonSchema): object | undefined {
    if (items.properties) return { widget: 'list', collapsed: true, fields: getFields(items) }
    const type = getType(items)
    if (!type || items.enum || items.reference) return type && { ...type, multiple: true }
    return { widget: 'list', field: { name: 'item', label: 'Entry', ...type } }
  }

  function getType(schema: JsonSchema): object | undefined {
    const { type, pattern, minLength, maxLength = 0 } = schema
    if (schema.properties) return { widget: 'object', collapsed: true, fields: getFields(schema) }
    if (schema.enum) return { widget: 'select', options: schema.enum }
    if (schema.const) return { widget: 'select', options: [schema.const] }
    if (schema.reference) return getReference(schema.reference)
    if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    if (schema.standard) return { widget: 'string' }
    if (type === 'boolean') return { widget: 'boolean' }
    if (type === 'number' || type === 'integer') {
      const value_type = type === 'integer' ? 'int' : 'float'
      return { widget: 'number', value_type, ...limitsOf(schema) }
    }
    return {
      widget: maxLength > 80 && !pattern ? 'text' : 'string',
      ...(pattern && { pattern: [pattern, schema.patternErrorMessage] }),
      ...(minLength && { minlength: minLength }),
      ...(maxLength && { maxlength: maxLength }),
    }
  }

  /** A field that can refer to records of several kinds has a list of their names. */
  function getReference(kinds: string[]): object | undefined {
    const [kind = '', ...others] = kinds
    const { record, field } = site.references[kind] ?? {}
    if (others.length > 0)
      return { widget: 'select', options: kinds.flatMap((one) => names[one] ?? []) }
    if (!records.some(({ name }) => name === record)) return undefined
    const value = field?.startsWith('*') ? `${record}.${field}` : field
    return { widget: 'relation', collection: 'records', file: record, value_field: value }
  }
}
