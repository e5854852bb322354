import { loadEnv } from 'vite'
import { UserError } from '../../content/model/userError.ts'

/**
 * Checks the settings of the environment and of `.env`, as a build does.
 * @param root of the project
 * @returns what is wrong with them; empty if nothing is
 */
export async function checkSettings(root: string): Promise<string> {
  try {
    // It reads the environment when it is loaded.
    const { readSiteEnv } = await import('../../content/model/siteEnv.ts')
    readSiteEnv(loadEnv('production', root, ''))
    return ''
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}
