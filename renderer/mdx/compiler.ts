import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { VFile } from 'vfile'
import { rehypeHeadingAnchors } from './rehypeHeadingAnchors.ts'
import { rehypePictures } from './rehypePictures.ts'
import { rehypeReadingFacts } from './rehypeReadingFacts.ts'
import { rehypeTableRegions } from './rehypeTableRegions.ts'
import { remarkTypography } from './remarkTypography.ts'

const compiler = createProcessor({
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkTypography],
  rehypePlugins: [
    rehypeSlug,
    rehypeReadingFacts,
    rehypeHeadingAnchors,
    rehypeTableRegions,
    rehypePictures,
  ],
})

/**
 * Compiles an `.mdx` file to a module with `default` (the body), `frontmatter`, `sections` and `wordCount`.
 * @param path of the file, absolute
 */
export async function compileMdx(text: string, path: string): Promise<string> {
  return String(await compiler.process(new VFile({ value: text, path })))
}

/** The same of a text that is parsed already. @param tree changed on the way */
export async function compileTree(tree: Root, path: string): Promise<string> {
  const parsed = compiler().freeze()
  parsed.parser = () => tree
  return String(await parsed.process(new VFile({ path })))
}
