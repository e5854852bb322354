import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { explainEncoding } from '../content/encoding.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { describeSyntax } from './describeSyntax.ts'
import { addMessage } from './messages.ts'
import { fileRules, rehypePlugins, remarkPlugins } from './plugins.ts'

const fileChecker = unified().use(fileRules).freeze()

/** Compiles a document to a module, which is in `data.code` unless it can't be parsed. */
export async function compileDocument(
  site: SiteDefinition,
  root: string,
  path: string,
  source: string,
  translated?: VFile,
): Promise<VFile> {
  const file = new VFile({ cwd: root, path, value: source, data: { site, translated } })
  const wrongEncoding = explainEncoding(source)
  if (wrongEncoding) {
    addMessage(file, wrongEncoding.offset, 'encoding', wrongEncoding)
    return file
  }
  /** Makes the rules report to this file, because the plugin returns only code. */
  const reportToFile = () => (_: Root, compiled: VFile) => {
    Object.assign(compiled, { cwd: root, path, data: file.data, messages: file.messages })
  }
  const { transform } = mdx({ remarkPlugins: [reportToFile, ...remarkPlugins], rehypePlugins })
  try {
    // A document with a wrong file extension is compiled too, to report all of its errors.
    const { code = '' } = (await transform(source, join(root, 'text.mdx'))) ?? {}
    const { frontmatter, sections, wordCount } = file.data
    const exports = Object.entries({ frontmatter, sections, wordCount }).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    )
    file.data.code = [code, ...exports].join('\n')
  } catch (error) {
    // The parser's message is for the writer. Any other error is a bug.
    if (!(error instanceof VFileMessage)) throw error
    const noTree: Root = { type: 'root', children: [] }
    await fileChecker.run(noTree, file)
    describeSyntax(error, file)
  }
  return file
}
