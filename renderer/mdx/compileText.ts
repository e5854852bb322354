import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { explainSyntax } from './explainSyntax.ts'
import { fileRules, rehypePlugins, remarkPlugins } from './plugins.ts'

/** The files being compiled, by their absolute path: the plugin hands back nothing but code. */
const files = new Map<string, VFile>()

/** Gives the rules the file as the check knows it, with its path from the root of the project. */
function remarkFile() {
  return (_: Root, compiled: VFile) => {
    const file = files.get(compiled.path)
    if (!file) throw new Error(`${compiled.path} is compiled without a check.`)
    files.set(compiled.path, compiled)
    Object.assign(compiled, { cwd: file.cwd, path: file.path, data: file.data })
  }
}

const { transform } = mdx({
  remarkPlugins: [remarkFile, ...remarkPlugins],
  rehypePlugins,
  mdxExtensions: ['.mdx', '.MDX', '.md', '.markdown', '.txt'],
  mdExtensions: [],
})
const fileChecker = unified().use(fileRules).freeze()

/**
 * Compiles a text to a module with `default` (the body), `frontmatter`, `sections` and `wordCount`,
 * and checks it on the way.
 * @param root of the project
 * @param path of the file, from the root
 * @returns a file with the module as its value, the writer's mistakes as its messages, and data for
 * the checks over all texts; its value is empty if the text can't be parsed
 */
export async function compileText(root: string, path: string, source: string): Promise<VFile> {
  const id = join(root, path)
  const file = new VFile({ cwd: root, path, value: source, data: { source } })
  files.set(id, file)
  try {
    await transform(source, id)
    return files.get(id) ?? file
  } catch (error) {
    // The parser's message is for the writer. Any other error is a bug.
    if (!(error instanceof VFileMessage)) throw error
    const noTree: Root = { type: 'root', children: [] }
    await fileChecker.run(noTree, file)
    explainSyntax(error, file)
    file.value = ''
    return file
  } finally {
    files.delete(id)
  }
}
