import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VFile } from 'vfile'
import type { z } from 'zod'
import { addMessage } from '../mdx/messages.ts'
import { fillPlaceholders } from './placeholders.ts'
import { parseYaml, readYaml } from './readYaml.ts'

/** @param getValues of placeholders, by name @returns the records unless a file has an error */
export function readRecords<Records extends z.ZodObject>(
  root: string,
  records: Records,
  getValues: (records: Record<string, unknown>) => Record<string, unknown>,
): { files: VFile[]; content?: z.output<Records> } {
  const sources = Object.entries(records.shape).map(([name, schema]) => {
    const path = recordPath(name)
    const exists = existsSync(join(root, path))
    const source = exists ? readText(join(root, path)) : ''
    return { name, schema, path, exists, source, parsed: parseYaml(source, schema) }
  })
  const readable = sources.filter(({ parsed }) => !parsed.wrongSyntax)
  const raw = readable.map(({ name, parsed }) => [name, parsed.document.toJS()])
  const fill = fillPlaceholders(getValues(Object.fromEntries(raw)))
  const content: Record<string, unknown> = {}
  const files = sources.map(({ name, schema, path, source, exists, parsed }) => {
    const { data, errors, fields, ...found } = readYaml(source, schema, fill, parsed)
    const file = new VFile({ cwd: root, path, value: source, data: found })
    const absent = schema.safeParse(undefined)
    content[name] = data ?? absent.data
    const missing = { offset: 0, reason: `${path} is missing.`, note: 'Write it, or restore it.' }
    const lacking = absent.success ? [] : [missing]
    for (const error of exists || data ? errors : lacking)
      addMessage(file, error.offset, 'records', error)
    return file
  })
  const isValid = files.every(({ messages }) => messages.length === 0)
  return { files, ...(isValid && { content: content as z.output<Records> }) }
}

/** A record file's path, relative to the project root. JSON is valid YAML. */
export function recordPath(name: string): string {
  return `content/${name}.${name === 'map' ? 'geojson' : 'yaml'}`
}

/** Reads a file without the byte order mark that some editors add. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
}
