import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { remarkTables } from '../remarkTables.ts'
import { syntaxFinding } from './mdxSyntax.ts'
import type { Finding } from './problem.ts'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkTables)

/** The tree of a text, or the first place where it is no MDX. */
export function parseMdx(text: string): {
  tree: Root | undefined
  syntaxFinding: Finding | undefined
} {
  try {
    return { tree: parser.parse(text), syntaxFinding: undefined }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return { tree: undefined, syntaxFinding: syntaxFinding(error, text) }
  }
}
