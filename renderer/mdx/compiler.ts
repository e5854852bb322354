import { createProcessor } from '@mdx-js/mdx'
import mdxRollup from '@mdx-js/rollup'
import type { Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { VFile } from 'vfile'
import { rehypeHeadingAnchors } from './rehypeHeadingAnchors.ts'
import { rehypePictures } from './rehypePictures.ts'
import { rehypeReadingFacts } from './rehypeReadingFacts.ts'
import { rehypeTableRegions } from './rehypeTableRegions.ts'
import { remarkTables } from './remarkTables.ts'
import { remarkTypography } from './remarkTypography.ts'

const options = {
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkTables, remarkTypography],
  rehypePlugins: [
    rehypeSlug,
    rehypeReadingFacts,
    rehypeHeadingAnchors,
    rehypeTableRegions,
    rehypePictures,
  ],
}

/** Compiles texts one by one, for Vite. */
export const mdxPlugin = mdxRollup(options)

const processor = createProcessor(options)

/**
 * Compiles an `.mdx` file to a module with `default` (the body), `frontmatter`, `sections` and `wordCount`.
 * @param path of the file, absolute
 */
export async function compileMdx(text: string, path: string): Promise<string> {
  const compiled = await mdxPlugin.transform(text, path)
  if (!compiled) throw new Error(`${path} is no .mdx file.`)
  return compiled.code ?? ''
}

/** The same of a text that is parsed already. @param tree changed on the way */
export async function compileTree(tree: Root, path: string): Promise<string> {
  const parsed = processor().freeze()
  parsed.parser = () => tree
  return String(await parsed.process(new VFile({ path })))
}
