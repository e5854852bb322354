import { join } from 'node:path'
import type { VFile } from 'vfile'
import { type Plugin, runnerImport } from 'vite'
import { UserError } from '../../content/model/userError.ts'
import { checkContent } from './checkContent.ts'
import { reportErrors } from './report.ts'
import { showMistakes } from './showMistakes.ts'

/** Reports the mistakes of content/: a build stops, the dev server shows them. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    // Not in tests, which start servers too.
    apply: (_, { mode }) => mode !== 'test',
    // Not `import.meta.env.DEV`, which follows NODE_ENV: a build for tests would have the drafts.
    config: (_, { command }) => ({
      define: { 'import.meta.env.SHOWS_UNPUBLISHED': JSON.stringify(command === 'serve') },
    }),
    buildApp: {
      order: 'pre',
      async handler({ config }) {
        const mistakes = reportErrors(await check(config.root))
        if (mistakes) throw new UserError(mistakes)
      },
    },
    configureServer: (server) => showMistakes(server, () => check(server.config.root)),
  }
}

/** Loads the records outside of the config's modules: as a part of them, each edit would restart the dev server. */
async function check(root: string): Promise<VFile[]> {
  const { module } = await runnerImport<typeof import('./records.ts')>(
    join(root, 'renderer/check/records.ts'),
  )
  return checkContent(root, module.records)
}
