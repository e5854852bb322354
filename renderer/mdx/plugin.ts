import { relative } from 'node:path'
import mdxRollup from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import remarkSmartypants from 'remark-smartypants'
import type { Plugin } from 'vite'
import { rehypeReadingFacts } from './rehypeReadingFacts.ts'

/** Compiles `.mdx` to a module with `default` (the body), `frontmatter`, `sections` and `wordCount`. */
export function mdx(): Plugin {
  const compiler = mdxRollup({
    remarkPlugins: [
      remarkFrontmatter,
      remarkMdxFrontmatter,
      remarkGfm,
      [remarkSmartypants, { dashes: false }],
    ],
    rehypePlugins: [rehypeSlug, rehypeReadingFacts],
  })
  return {
    name: compiler.name,
    enforce: 'pre',
    config: compiler.config,
    async transform(code, id) {
      try {
        const module = await compiler.transform(code, id)
        // Its source map is Rollup's, which Vite's types no longer take; the words need none.
        return module && { code: module.code, map: null }
      } catch (error) {
        throw mistakeIn(relative(process.cwd(), id), error)
      }
    },
  }
}

/** What MDX and YAML parsers throw, with the file named and the line counted from its top. */
function mistakeIn(file: string, error: unknown): Error {
  const { message, line, linePos } = error as Error & {
    /** MDX: counted from 1. */
    line?: number
    /** YAML: counted from 1 within the frontmatter, which begins on line 2. */
    linePos?: { line: number }[]
  }
  const at = line ?? (linePos?.[0] && linePos[0].line + 1)
  return new Error(`${file}${at ? `:${at}` : ''} has a mistake.\n  ${message}`, { cause: error })
}
