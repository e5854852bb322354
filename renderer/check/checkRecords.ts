import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { location } from 'vfile-location'
import { parseSync } from 'vite'
import type { ContentMistake } from '../../content/model/validate.ts'
import { addError } from '../mdx/addMessage.ts'
import type { loadRecords } from './loadRecords.ts'
import type { Site } from './site.ts'
import { addressesOf, findField, nodesOf } from './sourceNodes.ts'

type Load = typeof loadRecords

/**
 * Checks the .ts files of content/ by their schemas.
 * @param load runs where the records are loaded as pages load them
 * @returns the files with their mistakes and links, and the site if there is no mistake
 */
export async function checkRecords(
  root: string,
  load: Load,
): Promise<{ files: VFile[]; site?: Site }> {
  const files = globSync('content/*.ts', { cwd: root })
    .sort()
    .map((path) => readRecordFile(root, path))
  // A file that can't be parsed can't be loaded.
  if (files.some(({ messages }) => messages.length > 0)) return { files }
  const { mistakes, site } = await load(
    root,
    files.map(({ path }) => path),
  )
  for (const mistake of mistakes) {
    const file = files.find(({ path }) => path === mistake.file)
    if (file) addMistake(file, mistake)
  }
  return { files, site }
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
