import type { VFile } from 'vfile'
import { checkRecords } from './checkRecords.ts'
import { checkSite } from './checkSite.ts'
import { compileAll } from './contentTexts.ts'
import type { Records } from './records.ts'

/**
 * Checks all of content/: each text as it is compiled, each record against its schema, and if the
 * records are valid, the references between files.
 * @param root of the project
 * @returns the texts and the .ts files, with all messages
 */
export async function checkContent(root: string, records: Records): Promise<VFile[]> {
  const texts = await compileAll(root)
  const recordFiles = checkRecords(root, records)
  if (records.site) checkSite(texts, recordFiles, records.site)
  return [...recordFiles, ...texts]
}
