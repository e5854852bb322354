import { loadEnv } from 'vite'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { checkEnvFiles } from './checkEnvFiles.ts'
import { UserError } from './userError.ts'

/**
 * Checks the settings in the environment and in `.env`, as a build does.
 * @param root of the project @param readSettings throws if they are invalid
 * @returns the error message; empty if the settings are valid
 */
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
