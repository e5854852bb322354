import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { explainSyntax } from './explainSyntax.ts'
import { fileRules, rehypePlugins, remarkPlugins } from './plugins.ts'

const fileChecker = unified().use(fileRules).freeze()

/**
 * Compiles a text to a module with `default` (the body), `frontmatter`, `sections` and `wordCount`,
 * and checks it on the way.
 * @param root of the project
 * @param path of the file, from the root
 * @returns a file with the module as its value, the writer's mistakes as its messages, and data for
 * the checks across files; its value is empty if the text can't be parsed
 */
export async function compileText(root: string, path: string, source: string): Promise<VFile> {
  const file = new VFile({ cwd: root, path, value: source, data: { source } })
  /** Makes the rules report to this file: the plugin returns only code. */
  const reportToFile = () => (_: Root, compiled: VFile) => {
    Object.assign(compiled, { cwd: root, path, data: file.data, messages: file.messages })
  }
  const { transform } = mdx({
    remarkPlugins: [reportToFile, ...remarkPlugins],
    rehypePlugins,
    mdxExtensions: ['.mdx', '.MDX', '.md', '.markdown', '.txt'],
    mdExtensions: [],
  })
  try {
    const { code = '' } = (await transform(source, join(root, path))) ?? {}
    file.value = code
    const { fields: frontmatter, sections, wordCount } = file.data
    for (const [name, value] of Object.entries({ frontmatter, sections, wordCount })) {
      file.value += `\nexport const ${name} = ${JSON.stringify(value)}`
    }
    return file
  } catch (error) {
    // The parser's message is for the writer. Any other error is a bug.
    if (!(error instanceof VFileMessage)) throw error
    const noTree: Root = { type: 'root', children: [] }
    await fileChecker.run(noTree, file)
    explainSyntax(error, file)
    file.value = ''
    return file
  }
}
