import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { explainSyntax } from './explainSyntax.ts'
import { fileRules, rehypePlugins, remarkPlugins } from './plugins.ts'

const compiler = createProcessor({ remarkPlugins, rehypePlugins })
const fileChecker = unified().use(fileRules).freeze()

/**
 * Compiles a text to a module with `default` (the body), `frontmatter`, `sections` and `wordCount`,
 * and checks it on the way.
 * @param root of the project
 * @param path of the file, from the root
 * @returns the text, with the writer's mistakes as its messages, and as data the module and what the
 * checks across files need; without a module if the text can't be parsed
 */
export async function compileText(root: string, path: string, source: string): Promise<VFile> {
  const file = new VFile({ cwd: root, path, value: source })
  try {
    await compiler.process(file)
    const { fields: frontmatter, sections, wordCount } = file.data
    for (const [name, value] of Object.entries({ frontmatter, sections, wordCount })) {
      file.value += `\nexport const ${name} = ${JSON.stringify(value)}`
    }
    file.data.code = String(file)
    // Messages show lines of the text.
    file.value = source
  } catch (error) {
    // The parser's message is for the writer. Any other error is a bug.
    if (!(error instanceof VFileMessage)) throw error
    const noTree: Root = { type: 'root', children: [] }
    await fileChecker.run(noTree, file)
    explainSyntax(error, file)
  }
  return file
}
