import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import { formatPlace } from './checkAddresses.ts'

/** The fields of each kind of file that become a page's title, description, and heading. */
const pageFields: [file: RegExp, field: RegExp][] = [
  [/^content\/(articles|pages)\//, /^(?<name>title|description|heading)$/],
  [/^content\/pages\.yaml$/, /^(?!error\.)\w+\.(?<name>title|description|heading)$/],
  [/^content\/services\.yaml$/, /^services\.\d+\.(?<name>title|description|name)$/],
  [/^content\/cities\.yaml$/, /^\d+\.(?<name>title|description)$/],
]

/** Checks that no two pages look alike in search results, or to readers. */
export function checkUnique(files: VFile[]): void {
  const first = new Map<string, string>()
  for (const file of files) {
    const [, fields] = pageFields.find(([path]) => path.test(file.path)) ?? []
    for (const { text, field, offset } of (fields && file.data.texts) ?? []) {
      const name = fields?.exec(field)?.groups?.name
      // Of a new document, which is reported on its own.
      if (!name || text.startsWith('TODO')) continue
      // The name of a service is the heading of its page.
      const key = `${name === 'name' ? 'heading' : name}: ${text.toLowerCase()}`
      const other = first.get(key)
      first.set(key, other ?? nameRecord(file, field, offset))
      if (!other) continue
      addMessage(file, offset, 'unique', {
        reason: `Another page in ${other} has the same ${name}.`,
        note: 'Write one for this page alone.',
      })
    }
  }
}

/** 'content/cities.yaml:12 (Burlington, VT)'; of a document, its path. */
function nameRecord(file: VFile, field: string, offset: number): string {
  const [, record] = field.match(/(.*)\.\w+$/) ?? []
  if (!record) return file.path
  const names = ['label', 'name'].flatMap(
    (name) => file.data.texts?.find((text) => text.field === `${record}.${name}`)?.text ?? [],
  )
  return `${formatPlace({ file, offset })}${names[0] ? ` (${names[0]})` : ''}`
}
