import { Document, visit } from 'yaml'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { type Form, limitsOf, readForms } from './forms.ts'
import type { JsonSchema } from './jsonSchemas.ts'

/**
 * The text of .pages.yml. The names that fields can refer to stand in it once, because Pages CMS
 * can refer to files, but not to the records in a file. https://pagescms.org/docs/configuration
 * @throws UserError while a record has an error
 */
export function readPagesCms(site: SiteDefinition, root: string): string {
  const { names } = site.read(root)
  const { records, documents, pictures, logo } = readForms(site, root)
  const content = [...documents.map(documentEntry), ...records.map(recordEntry)]
  const kinds = [...JSON.stringify(content).matchAll(/"component":"([\w-]+)"/g)]
  const config = new Document(
    {
      media: [
        ...pictures.map(({ path, ...folder }) => {
          // Safe names have no spaces.
          return {
            ...folder,
            input: path,
            output: path,
            extensions: ['jpg', 'jpeg', 'png'],
            rename: 'safe',
          }
        }),
        {
          name: logo.name,
          label: logo.label,
          input: logo.path,
          output: logo.path,
          extensions: ['svg', 'png'],
          rename: 'safe',
        },
      ],
      components: Object.fromEntries(
        [...new Set(kinds.map(([, kind = '']) => kind))].map((kind) => {
          const values = kind.split('-').flatMap((one) => names[one] ?? [])
          return [kind, { type: 'select', options: { values } }]
        }),
      ),
      content,
    },
    { aliasDuplicateObjects: false },
  )
  // One line a field: a change of one changes one line.
  visit(config, {
    Map(_, node) {
      if (node.has('name') && !node.has('fields')) node.flow = true
    },
  })
  return config.toString({ lineWidth: 0 })
}

function documentEntry({ name, label, path, schema }: Form): object {
  const { properties = {} } = schema
  const has = (field: string) => field in properties
  const primary = has('name') ? 'name' : 'title'
  return {
    name,
    label,
    type: 'collection',
    path,
    format: 'yaml-frontmatter',
    extension: 'mdx',
    filename: '{primary}.mdx',
    subfolders: false,
    view: {
      fields: [...new Set([primary, 'title', 'published', 'draft'])].filter(has),
      primary,
      ...(has('published') && { sort: ['published'] }),
    },
    fields: [
      ...getFields(schema),
      { name: 'body', label: 'Text', type: 'code', options: { language: 'markdown' } },
    ],
  }
}

function recordEntry({ name, label, path, schema }: Form): object {
  return {
    name,
    label,
    description: schema.description,
    type: 'file',
    path,
    format: 'yaml',
    ...(schema.items && { list: true }),
    fields: getFields(schema.items ?? schema),
  }
}

function getFields({ properties = {}, required }: JsonSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => {
    const isRequired = required?.includes(name) ?? false
    return {
      name,
      label: schema.title,
      description: schema.description,
      ...(isRequired && { required: true }),
      ...(schema.items && { list: schema.items.properties ? { collapsible: true } : true }),
      ...getType(schema.items ?? schema, isRequired || schema.items !== undefined),
    }
  })
}

/**
 * A field's type, with its options. The form stores an empty string for an empty optional field,
 * and validates it.
 */
function getType(schema: JsonSchema, isRequired: boolean): object {
  const { type, format, pattern, minLength, maxLength = Infinity } = schema
  if (schema.properties) return { type: 'object', fields: getFields(schema) }
  if (schema.enum) return { type: 'select', options: { values: schema.enum } }
  if (typeof schema.const === 'string')
    return { type: 'select', options: { values: [schema.const] } }
  if (schema.reference) return { component: schema.reference.join('-') }
  // By default, the form would fill an empty date with today.
  if (format === 'date') return { type: 'date', default: '', options: { format: 'yyyy-MM-dd' } }
  // There are hundreds: the check knows their limits.
  if (schema.standard) return { type: 'string' }
  if (type === 'boolean') {
    // It fills missing fields of old files too: only one that each file has can begin as true.
    return { type, ...(isRequired && schema.examples?.includes(true) && { default: true }) }
  }
  if (type === 'number' || type === 'integer') {
    return { type: 'number', ...withOptions(limitsOf(schema)) }
  }
  return {
    type: maxLength > 80 && !pattern ? 'text' : 'string',
    ...(pattern && {
      pattern: {
        regex: isRequired ? pattern : `^$|${pattern}`,
        message: schema.patternErrorMessage,
      },
    }),
    ...withOptions({
      ...(isRequired && minLength && { minlength: minLength }),
      ...(maxLength < Infinity && { maxlength: maxLength }),
    }),
  }
}

function withOptions(options: object) {
  return Object.keys(options).length > 0 && { options }
}
