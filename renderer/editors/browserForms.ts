import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { readPagesCms } from './pagesCms.ts'
import { readSveltia } from './sveltia.ts'

const sveltiaPath = 'public/admin/config.yml'

/** The forms of the editors in the browser, by file. Sveltia CMS is there only if the owner wants it. */
export function readBrowserForms(site: SiteDefinition, root: string): Record<string, string> {
  const path = join(root, sveltiaPath)
  return {
    '.pages.yml': readPagesCms(site, root),
    ...(existsSync(path) && { [sveltiaPath]: readSveltia(site, root, readFileSync(path, 'utf8')) }),
  }
}
