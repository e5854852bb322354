import { loadEnv } from 'vite'
import { checkEnvFiles } from './checkEnvFiles.ts'
import { UserError } from './userError.ts'

/**
 * Checks the settings in the environment and in `.env`, as a build does.
 * @param root of the project
 * @returns the error message; empty if the settings are valid
 */
export async function checkSettings(root: string): Promise<string> {
  try {
    checkEnvFiles(root)
    // The module reads the environment when it is loaded.
    const { readSiteEnv } = await import('../../model/siteEnv.ts')
    readSiteEnv(loadEnv('production', root, ''))
    return ''
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}
