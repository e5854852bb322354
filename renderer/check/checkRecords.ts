import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { parseSync } from 'vite'
import { addMessage } from '../mdx/messages.ts'
import type { Records } from './records.ts'
import { findField, linksOf, readValues, referencesOf } from './sourceValues.ts'

/**
 * Reports the mistakes of the records in their files.
 * @returns the .ts files of content/, with their messages, links and references
 */
export function checkRecords(cwd: string, { mistakes }: Records): VFile[] {
  const parsed = globSync('content/*.ts', { cwd })
    .sort()
    .map((path) => {
      const source = readFileSync(join(cwd, path), 'utf8')
      const file = new VFile({ cwd, path, value: source })
      const { program, errors } = parseSync(path, source)
      return { file, source, program, errors }
    })
  const canLoad = parsed.every(({ errors }) => errors.length === 0)
  return parsed.map(({ file, source, program, errors: [error] }) => {
    if (error) {
      addMessage(file, error.labels[0]?.start ?? 0, 'records', {
        reason: `This can't be read: ${error.message.replaceAll('`', '"')}.`,
        note: 'Look for a missing comma, quote or bracket here or on the line above. A text with an apostrophe needs double quotes: "Bob\'s Heating".',
      })
    }
    const values = readValues(program)
    // A file that can't be parsed keeps those that import it from loading, which is no mistake of theirs.
    const own = canLoad ? mistakes.filter((mistake) => mistake.file === file.path) : []
    for (const mistake of own) {
      addMessage(file, findField(values, source, mistake)?.start ?? 0, 'records', mistake)
    }
    file.data.links = linksOf(values)
    file.data.references = referencesOf(values)
    return file
  })
}
