import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { UserError } from './explanations.ts'

/** Checks the settings as a build does. @returns an error message, or an empty string */
export function checkSettings(root: string, readSettings: SiteDefinition['readSettings']): string {
  try {
    checkEnvFiles(root)
    readSettings(loadEnv('production', root, ''))
    return ''
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}

/** Matches a byte order mark of UTF-8 or UTF-16 read as Latin-1, and UTF-16 without one. */
const notPlain = /^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)|\0/

/** @throws UserError for a settings file that Vite would ignore, as Windows saves them */
export function checkEnvFiles(root: string): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const { name } = entry
    if (!entry.isFile() || !/^\.env(\.|$)/.test(name)) continue
    if (/\.te?xt$/i.test(name)) {
      const right = name.replace(/\.te?xt$/i, '')
      throw new UserError(
        `Nothing reads ${name}. Rename it to ${right}: Windows hides the end of file names, unless View, Show, File name extensions is on in Explorer.`,
      )
    }
    if (notPlain.test(readFileSync(join(root, name), 'latin1'))) {
      throw new UserError(
        `${name} is not saved as plain UTF-8. Save it again with the encoding UTF-8, not "UTF-8 with BOM" or "Unicode".`,
      )
    }
  }
}
