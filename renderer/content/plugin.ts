import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { checkContent } from '../../model/checks/checkContent.ts'
import { contentSchema, recordPath } from '../../model/readContent.ts'
import { writeSchemas } from '../editors/jsonSchemas.ts'
import { showErrors } from './showErrors.ts'

/** Shows errors in content/ in dev. A build checks the content first: see cli/build.ts. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    // Not in tests, which also start servers.
    apply: (_, { mode }) => mode !== 'test',
    // `import.meta.env.DEV` follows NODE_ENV, so a build for tests would include drafts.
    config: (_, { command }) => ({
      define: { 'import.meta.env.SHOWS_UNPUBLISHED': JSON.stringify(command === 'serve') },
    }),
    // The records module reloads when a record file changes.
    transform: {
      filter: { id: /model\/records\.ts$/ },
      handler() {
        const { root } = this.environment.config
        for (const name of Object.keys(contentSchema.shape)) {
          this.addWatchFile(resolve(root, recordPath(name)))
        }
      },
    },
    configureServer(server) {
      writeSchemas(server.config.root)
      return showErrors(server, () => checkContent(server.config.root))
    },
  }
}
