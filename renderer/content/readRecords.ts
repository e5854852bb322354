import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VFile } from 'vfile'
import type { z } from 'zod'
import { addMessage, hasError } from '../mdx/messages.ts'
import { type Overlay, overlay } from './overlay.ts'
import { fillPlaceholders, noValue } from './placeholders.ts'
import { parseYaml, readYaml } from './readYaml.ts'

/** Placeholders' values, by name. */
type GetValues = (records: Record<string, unknown>) => Record<string, unknown>

/** @returns the records unless a file has an error, and those without an error */
export function readRecords<Records extends z.ZodObject>(
  root: string,
  records: Records,
  getValues: GetValues,
): { files: VFile[]; content?: z.output<Records>; readable: Partial<z.output<Records>> } {
  const sources = Object.entries(records.shape).map(([name, schema]) => {
    const path = recordPath(name)
    return { name, schema, path, ...parseRecord(root, path, schema) }
  })
  const raw = sources
    .filter(({ parsed }) => !parsed.wrongSyntax)
    .map(({ name, parsed }) => [name, parsed.document.toJS()])
  const fill = fillPlaceholders(getValues(Object.fromEntries(raw)))
  const readable: Record<string, unknown> = {}
  const read = sources.map(({ name, schema, path, source, exists, parsed }) => {
    const { data, errors, fields, ...found } = readYaml(source, schema, fill, parsed)
    const file = new VFile({ cwd: root, path, value: source, data: found })
    const absent = schema.safeParse(undefined)
    readable[name] = data ?? (exists && errors.length > 0 ? undefined : absent.data)
    const missing = { offset: 0, reason: `${path} is missing.`, note: 'Write it, or restore it.' }
    const lacking = absent.success ? [] : [missing]
    const ruleId = parsed.wrongSyntax ? 'syntax' : 'records'
    const wrong = (exists || data ? errors : lacking).map((error) => ({ file, ruleId, ...error }))
    return { file, wrong }
  })
  const wrong = read.flatMap(({ wrong }) => wrong)
  const others = wrong.filter(({ note }) => note !== noValue)
  for (const { file, ruleId, ...error } of others.length > 0 ? others : wrong)
    addMessage(file, error.offset, ruleId, error)
  const files = read.map(({ file }) => file)
  const content = readable as z.output<Records>
  return {
    files,
    ...(wrong.length === 0 && { content }),
    readable: content as Partial<typeof content>,
  }
}

/** The records of a language: its files, and what they translate. */
export function readTranslation<Records extends z.ZodObject>(
  root: string,
  records: Records,
  getValues: GetValues,
  language: string,
) {
  const sources = Object.entries(records.shape).map(([name, schema]) => {
    const translated = readOverlay(root, name, schema, language)
    return { name, schema, ...translated }
  })
  const raw = sources.map(({ name, document }) => [name, document.toJS()])
  const fill = fillPlaceholders(getValues(Object.fromEntries(raw)))
  const read = ({ schema, source, ...parsed }: (typeof sources)[number]) =>
    readYaml(source, schema, fill, parsed, true)
  const files = sources.flatMap((one) => {
    // Others are checked as the site's own.
    if (one.source === '') return []
    const { data, errors, fields, ...found } = read(one)
    const file = new VFile({ cwd: root, path: one.path, value: one.source, data: found })
    for (const error of [...one.errors, ...errors]) addMessage(file, error.offset, 'records', error)
    return file
  })
  return {
    files,
    fill,
    overlays: Object.fromEntries(sources.map(({ name, ...overlay }) => [name, overlay])),
    /** @returns undefined if a file has an error */
    readContent(): z.output<Records> | undefined {
      if (files.some(hasError)) return undefined
      const entries = sources.map((one) => [
        one.name,
        read(one).data ?? one.schema.safeParse(undefined).data,
      ])
      return Object.fromEntries(entries) as z.output<Records>
    },
  }
}

/** A record with its translation. Without one, or with one that can't be read, as it is. */
export function readOverlay(root: string, name: string, schema: z.ZodType, language: string) {
  const base = parseRecord(root, recordPath(name), schema)
  const path = translationPath(recordPath(name), language)
  const { source, parsed } = parseRecord(root, path, schema)
  const { wrongSyntax } = parsed
  const { document } = base.parsed
  const translated: Overlay =
    source === '' || wrongSyntax
      ? { document, errors: [], entries: {}, missing: [] }
      : overlay(document, parsed.document, schema, recordPath(name))
  return { path, source, wrongSyntax, ...translated }
}

/** A record file's path, relative to the project root. JSON is valid YAML. */
export function recordPath(name: string): string {
  return `content/${name}.${name === 'map' ? 'geojson' : 'yaml'}`
}

/** The path of a file's translation: 'content/es/business.yaml'. */
export function translationPath(path: string, language: string): string {
  return path.replace('/', `/${language}/`)
}

function parseRecord(root: string, path: string, schema: z.ZodType) {
  const exists = existsSync(join(root, path))
  const source = exists ? readText(join(root, path)) : ''
  return { exists, source, parsed: parseYaml(source, schema, join(root, path)) }
}

/** Reads a file without the byte order mark that some editors add. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
}
