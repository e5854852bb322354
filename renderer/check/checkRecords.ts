import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { location } from 'vfile-location'
import { parseSync } from 'vite'
import type { ContentMistake } from '../../content/model/validate.ts'
import { addError } from '../mdx/addMessage.ts'
import type { Records } from './records.ts'
import { addressesOf, findField, nodesOf } from './sourceNodes.ts'

/**
 * Reports the mistakes of the records in their files.
 * @returns the .ts files of content/, with their messages and links
 */
export function checkRecords(root: string, { mistakes }: Records): VFile[] {
  const files = globSync('content/*.ts', { cwd: root })
    .sort()
    .map((path) => readRecordFile(root, path))
  // A file that can't be parsed can't be loaded, nor can those that import it.
  if (files.some(({ messages }) => messages.length > 0)) return files
  for (const mistake of mistakes) {
    const file = files.find(({ path }) => path === mistake.file)
    if (file) addMistake(file, mistake)
  }
  return files
}

function readRecordFile(cwd: string, path: string): VFile {
  const source = readFileSync(join(cwd, path), 'utf8')
  const file = new VFile({ cwd, path, value: source, data: { source } })
  const { program, errors } = parseSync(path, source)
  const [error] = errors
  if (error) {
    const [label] = error.labels
    addError(file, label?.start ?? 0, 'records', {
      reason: `This can't be read: ${error.message.replaceAll('`', '"')}.`,
      note: 'Look for a missing comma, quote or bracket here or on the line above.',
    })
    return file
  }
  const { toPoint } = location(source)
  file.data.links = addressesOf(nodesOf(program)).map(({ offset, ...link }) => ({
    ...link,
    place: toPoint(offset),
  }))
  return file
}

function addMistake(file: VFile, mistake: ContentMistake): void {
  const { program } = parseSync(file.path, String(file))
  const field = findField(nodesOf(program), mistake)
  addError(file, field?.start ?? 0, 'records', mistake)
}
