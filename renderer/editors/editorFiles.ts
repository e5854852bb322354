import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { vscodeFiles } from './jsonSchemas.ts'
import { pagesCmsConfig } from './pagesCms.ts'

/**
 * The editor configuration for content/, generated from its schemas, by path relative to the
 * project root.
 * @throws UserError while a record has an error
 */
export function editorFiles(site: SiteDefinition, root: string): Record<string, string> {
  return { ...vscodeFiles(site), '.pages.yml': pagesCmsConfig(site, site.read(root).names) }
}

/** The paths of those that are missing or differ, as after a new service or another schema. */
export function outdatedEditorFiles(site: SiteDefinition, root: string): string[] {
  return Object.entries(editorFiles(site, root)).flatMap(([path, text]) => {
    const file = join(root, path)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path]
  })
}
