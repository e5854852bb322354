import { stringify } from 'yaml'
import { recordPath, translationPath } from '../content/readRecords.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { type JsonSchema, jsonSchemas, yamlRecords } from './jsonSchemas.ts'

type Options = Map<string, { value: string }[]>

/**
 * The text of .pages.yml, with a form for each record file and each kind of document with fields.
 * https://pagescms.org/docs/configuration
 * @throws UserError while a record has an error
 */
export function readPagesCms(site: SiteDefinition, root: string): string {
  const options: Options = new Map(
    Object.entries(site.read(root).names).map(([kind, slugs]) => [
      kind,
      slugs.map((value) => ({ value })),
    ]),
  )
  const schemas = jsonSchemas(site)
  const records = yamlRecords(site).map((name) => recordEntry(name, schemas[name] ?? {}, options))
  const config = {
    media: {
      input: 'content/articles',
      output: 'content/articles',
      categories: ['image'],
      // Spaces are not allowed.
      rename: 'safe',
    },
    content: [
      ...Object.entries(site.documents).flatMap(([folder, { noun, schema }]) =>
        schema ? documentEntry(folder, schemas[noun] ?? {}, options) : [],
      ),
      ...records,
      ...site.findLanguages(root).flatMap((language) => [
        ...Object.entries(site.documents).flatMap(([folder, { noun, schema }]) =>
          schema
            ? translate(documentEntry(folder, translated(schemas[noun]), options), language)
            : [],
        ),
        // Records that need no field. YAML writes the form that both share once.
        ...records
          .filter(({ name }) => !JSON.stringify(schemas[name]).includes('"required":'))
          .map((entry) => translate(entry, language)),
      ]),
    ],
  }
  return stringify(config, { lineWidth: 0 })
}

type Entry = ReturnType<typeof recordEntry> | ReturnType<typeof documentEntry>

function translate(entry: Entry, language: string): object {
  const { name, label, path } = entry
  return {
    ...entry,
    name: `${name}-${language}`,
    label: `${label} (${language})`,
    path: translationPath(path, language),
  }
}

/** Of a schema, the texts, with the fields of every translation. */
function translated({ properties = {}, ...schema }: JsonSchema = {}): JsonSchema {
  const { title = {}, ...texts } = textsOf(properties)
  const own = {
    path: { type: 'string', title: 'Address', description: 'The last part of its address.' },
    of: { type: 'string', title: 'Version', description: 'npm run check says what to write.' },
  }
  return { ...schema, required: undefined, properties: { title, ...own, ...texts } }
}

function textsOf(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(
      ([name, { required, ...schema }]): [string, JsonSchema][] => {
        if (schema.properties)
          return [[name, { ...schema, properties: textsOf(schema.properties) }]]
        const isText = schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern
        return isText && !schema.reference ? [[name, schema]] : []
      },
    ),
  )
}

/** Documents without fields are left out: a form would give them some. */
function documentEntry(folder: string, schema: JsonSchema, options: Options) {
  const { title: label = folder, properties = {} } = schema
  const has = (name: string) => name in properties
  const primary = has('name') ? 'name' : 'title'
  return {
    // Every entry has a name of its own, and pages.yaml is one.
    name: label.toLowerCase().replaceAll(' ', '-'),
    label,
    type: 'collection',
    path: `content/${folder}`,
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
      ...getFields(schema, options),
      { name: 'body', label: 'Text', type: 'code', options: { language: 'markdown' } },
    ],
  }
}

function recordEntry(name: string, schema: JsonSchema, options: Options) {
  return {
    name,
    label: schema.title,
    description: schema.description,
    type: 'file',
    path: recordPath(name),
    format: 'yaml',
    ...(schema.items && { list: true }),
    fields: getFields(schema.items ?? schema, options),
  }
}

function getFields({ properties = {}, required }: JsonSchema, options: Options): object[] {
  return Object.entries(properties).map(([name, schema]) => {
    const isRequired = required?.includes(name) ?? false
    return {
      name,
      label: schema.title,
      description: schema.description,
      ...(isRequired && { required: true }),
      ...(schema.items && { list: schema.items.properties ? { collapsible: true } : true }),
      ...getType(schema.items ?? schema, options, isRequired || schema.items !== undefined),
    }
  })
}

/**
 * A field's type, with its options. The form stores an empty string for an empty optional field,
 * and validates it.
 */
function getType(schema: JsonSchema, options: Options, isRequired: boolean): object {
  const { type, format, pattern, minLength, maxLength = Infinity } = schema
  if (schema.properties) return { type: 'object', fields: getFields(schema, options) }
  const values = schema.enum ?? (schema.const && [schema.const])
  if (values) return { type: 'select', options: { values } }
  if (schema.reference) {
    const [first = [], ...others] = schema.reference.map((kind) => options.get(kind) ?? [])
    // Reuses the options of other fields if they are equal, so that YAML writes them once.
    return {
      type: 'select',
      options: {
        values: others.length > 0 ? [first, others].flat(2).map(({ value }) => ({ value })) : first,
      },
    }
  }
  if (format === 'date') {
    // By default, the form would fill an empty date with today.
    return { type: 'date', ...(!isRequired && { default: '' }), options: { format: 'yyyy-MM-dd' } }
  }
  // There are hundreds: the check knows their limits.
  if (schema.standard) return { type: 'string' }
  if (type === 'boolean') return { type: 'boolean' }
  if (type === 'number' || type === 'integer') return { type: 'number' }
  return {
    type: maxLength > 80 && !pattern ? 'text' : 'string',
    ...(pattern && {
      pattern: {
        regex: isRequired ? pattern : `^$|${pattern}`,
        message: schema.description ?? 'This has another form.',
      },
    }),
    options: {
      ...(isRequired && { minlength: minLength }),
      ...(maxLength < Infinity && { maxlength: maxLength }),
    },
  }
}
