import { join } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'
import { countOf, report } from './rules/report.ts'
import { watchContent } from './watchContent.ts'

type Checker = typeof import('./rules/checkProject.ts')
type Preparer = typeof import('./prepareTexts.ts')

/** Tells what is wrong with the texts of `content/`: in dev as they are saved, in the build before it begins. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    // Tests start servers too, which show nobody anything.
    apply: (_, { mode }) => mode !== 'test',
    // Not `import.meta.env.DEV`, which NODE_ENV decides: a build for tests would have the drafts.
    config: (_, { command }) => ({
      define: { 'import.meta.env.SHOWS_UNPUBLISHED': JSON.stringify(command === 'serve') },
    }),
    buildApp: {
      order: 'pre',
      async handler({ config: { root } }) {
        // Loaded by a runner of its own: imported above, an edit of content/ would restart the dev server.
        const { module } = await runnerImport<Preparer>(join(root, 'renderer/mdx/prepareTexts.ts'))
        const { problems, texts } = await module.prepareTexts(root)
        const errors = problems.filter(({ kind }) => kind !== 'advice')
        if (errors.length > 0) stop(`${report(errors, texts)}\n\n${countOf(errors)} in content/.`)
      },
    },
    async configureServer(server: ViteDevServer) {
      const { root } = server.config
      await watchContent(server, async () => {
        const checker = join(root, 'renderer/mdx/rules/checkProject.ts')
        const module = (await server.ssrLoadModule(checker)) as Checker
        return module.checkProject(root)
      })
    },
  }
}

/** Ends the build with a message for writers: a thrown error would come with a stack of calls. */
function stop(message: string): never {
  console.error(`\n${message}`)
  process.exit(1)
}
