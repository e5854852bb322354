import { join, relative } from 'node:path'
import { inspect } from 'node:util'
import type { VFile } from 'vfile'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import { checkContent } from '../check/checkContent.ts'
import { ContentTexts } from '../check/contentTexts.ts'
import { countOf, errorsOf, report } from '../check/report.ts'
import { showMistakes } from '../check/showMistakes.ts'
import { servePictures } from '../files/pictures/servePictures.ts'

type RecordsModule = typeof import('../check/records.ts')

/** Compiles the texts of content/, and reports what is wrong with them and with the records. */
export function content(): Plugin[] {
  let texts: ContentTexts
  return [
    {
      name: 'content-mdx',
      enforce: 'pre',
      // The server's bundle takes the texts that the check has compiled.
      sharedDuringBuild: true,
      configResolved({ root }) {
        texts ??= new ContentTexts(root)
      },
      configureServer: servePictures,
      transform: {
        filter: { id: /\.mdx$/ },
        async handler(source, id) {
          const file = await texts.compile(normalizePath(relative(texts.root, id)), source)
          for (const picture of file.data.pictures ?? []) {
            this.addWatchFile(join(texts.root, picture))
          }
          // The parser's mistake, in dev: a build has ended with it before.
          const mistake = file.messages.find(({ ruleId }) => ruleId === 'syntax')
          if (mistake) throw mistake
          return { code: String(file), map: null }
        },
      },
    },
    {
      name: 'content-check',
      // Tests start servers too, which show nobody anything.
      apply: (_, { mode }) => mode !== 'test',
      // Not `import.meta.env.DEV`, which NODE_ENV decides: a build for tests would have the drafts.
      config: (_, { command }) => ({
        define: { 'import.meta.env.SHOWS_UNPUBLISHED': JSON.stringify(command === 'serve') },
      }),
      buildApp: {
        order: 'pre',
        async handler() {
          const errors = errorsOf(await check(texts))
          if (errors.length > 0)
            throw new ContentMistakes(`${report(errors)}\n\n${countOf(errors)} in content/.`)
        },
      },
      async configureServer(server) {
        await showMistakes(server, texts, () => check(texts))
      },
    },
  ]
}

/** Loads the records outside of this process's modules: imported here, an edit would restart the dev server. */
async function check(texts: ContentTexts): Promise<VFile[]> {
  const records = join(texts.root, 'renderer/check/records.ts')
  const { module } = await runnerImport<RecordsModule>(records)
  return checkContent(texts, module.records)
}

/** Ends the build. Printed without a stack: the message says where the mistakes are. */
class ContentMistakes extends Error {
  [inspect.custom](): string {
    return `\n${this.message}`
  }
}
