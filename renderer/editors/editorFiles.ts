import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '../../model/checks/site.ts'
import { readContent } from '../../model/readContent.ts'
import { UserError } from '../content/userError.ts'
import { vscodeFiles } from './jsonSchemas.ts'
import { pagesCmsConfig } from './pagesCms.ts'

/**
 * The editor configuration for content/, generated from its schemas, by path relative to the
 * project root.
 * @throws UserError while a record has an error
 */
export function editorFiles(root: string): Record<string, string> {
  const { content } = readContent(root)
  if (!content) throw new UserError('Fix the records first: `npm run check` names what is wrong.')
  return { ...vscodeFiles(), '.pages.yml': pagesCmsConfig(readSite(content).names) }
}

/** The paths of those that are missing or differ, as after a new service or another schema. */
export function outdatedEditorFiles(root: string): string[] {
  return Object.entries(editorFiles(root)).flatMap(([path, text]) => {
    const file = join(root, path)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path]
  })
}
