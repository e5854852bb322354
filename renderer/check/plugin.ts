import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { contentSchema, recordPath } from '../../content/model/readContent.ts'
import { UserError } from '../../content/model/userError.ts'
import { checkContent } from './checkContent.ts'
import { reportErrors, reportUnpublished } from './report.ts'
import { showErrors } from './showErrors.ts'

/** Reports errors in content/: a build fails, and the dev server shows them. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    // Not in tests, which also start servers.
    apply: (_, { mode }) => mode !== 'test',
    // `import.meta.env.DEV` follows NODE_ENV, so a build for tests would include drafts.
    config: (_, { command }) => ({
      define: { 'import.meta.env.SHOWS_UNPUBLISHED': JSON.stringify(command === 'serve') },
    }),
    buildApp: {
      order: 'pre',
      async handler({ config }) {
        const files = await checkContent(config.root)
        const unpublished = reportUnpublished(files)
        if (unpublished) config.logger.warn(`\n${unpublished}\n`)
        const errors = reportErrors(files)
        if (errors) throw new UserError(errors)
      },
    },
    // The records module reloads when a record file changes.
    transform: {
      filter: { id: /content\/model\/records\.ts$/ },
      handler() {
        const { root } = this.environment.config
        for (const name of Object.keys(contentSchema.shape)) {
          this.addWatchFile(resolve(root, recordPath(name)))
        }
      },
    },
    configureServer: (server) => showErrors(server, () => checkContent(server.config.root)),
  }
}
