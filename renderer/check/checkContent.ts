import { VFile } from 'vfile'
import { checkRecords } from './checkRecords.ts'
import { checkSite } from './checkSite.ts'
import type { ContentTexts } from './contentTexts.ts'
import type { Records } from './records.ts'

/**
 * Checks all of content/: each text as it is compiled, each record by its schema, and if the
 * records are right, what refers to what.
 * @returns the texts and the .ts files, with what the writer wrote and all messages
 */
export async function checkContent(texts: ContentTexts, records: Records): Promise<VFile[]> {
  const files = (await texts.compileAll()).map(withSource)
  const recordFiles = checkRecords(texts.root, records)
  if (records.site) checkSite(files, recordFiles, records.site)
  return [...recordFiles, ...files]
}

/**
 * A copy of a compiled text with what the writer wrote as its value. The compiled one is kept until
 * its text changes: messages that depend on other files go to the copy.
 */
export function withSource({ cwd, path, data, messages }: VFile): VFile {
  const file = new VFile({ cwd, path, data, value: data.source })
  file.messages = [...messages]
  return file
}
