import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { writeSchemas } from '../editors/jsonSchemas.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { checkContent } from './checkContent.ts'
import { recordPath, translationPath } from './readRecords.ts'
import { showErrors } from './showErrors.ts'

/** Shows errors in content/ in dev. A build checks the content first: see cli/build.ts. */
export function contentCheck(site: SiteDefinition): Plugin {
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
      filter: { id: `**/${site.recordsModule}` },
      handler() {
        const { root } = this.environment.config
        for (const name of Object.keys(site.records.shape)) {
          const path = recordPath(name)
          this.addWatchFile(resolve(root, path))
          for (const language of site.findLanguages(root))
            this.addWatchFile(resolve(root, translationPath(path, language)))
        }
      },
    },
    configureServer(server) {
      writeSchemas(site, server.config.root)
      return showErrors(server, () => checkContent(site, server.config.root))
    },
  }
}
