import type { Plugin } from 'vite'
import { contentCheck } from './content/plugin.ts'
import { islands } from './html/islands.ts'
import { documents } from './mdx/plugin.ts'
import type { SiteDefinition } from './SiteDefinition.ts'

export { readPort } from './cli/runCommand.ts'
export { checkEnvFiles } from './content/checkSettings.ts'

/**
 * The engine, for vite.config.ts. A door of its own: Vite and MDX take a second to load, which
 * pages and records don't need.
 */
export function engine(site: SiteDefinition): Plugin[] {
  return [documents(site), contentCheck(site), ...islands(site)]
}
