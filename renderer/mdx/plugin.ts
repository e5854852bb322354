import { join, relative } from 'node:path'
import type { VFile } from 'vfile'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import { UserError } from '../../content/model/userError.ts'
import { checkContent } from '../check/checkContent.ts'
import { compileCached } from '../check/contentTexts.ts'
import { reportErrors } from '../check/report.ts'
import { showMistakes } from '../check/showMistakes.ts'
import { servePictures } from '../files/pictures/servePictures.ts'

type RecordsModule = typeof import('../check/records.ts')

/** Compiles the texts of content/, and reports mistakes in them and in the records. */
export function content(): Plugin[] {
  return [
    {
      name: 'content-mdx',
      enforce: 'pre',
      configureServer: servePictures,
      transform: {
        filter: { id: /\.mdx$/ },
        async handler(source, id) {
          const { root } = this.environment.config
          const file = await compileCached(root, normalizePath(relative(root, id)), source)
          for (const picture of file.data.pictures ?? []) this.addWatchFile(join(root, picture))
          // Only in dev: a build stops at the check before.
          if (file.data.code === undefined) throw file.messages.at(-1)
          return { code: file.data.code, map: null }
        },
      },
    },
    {
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
    },
  ]
}

/** Loads the records outside of the config's modules: as a part of them, each edit would restart the dev server. */
async function check(root: string): Promise<VFile[]> {
  const { module } = await runnerImport<RecordsModule>(join(root, 'renderer/check/records.ts'))
  return checkContent(root, module.records)
}
