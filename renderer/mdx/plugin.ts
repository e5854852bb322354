import { dirname, join } from 'node:path'
import mdxRollup from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import remarkSmartypants from 'remark-smartypants'
import type { Plugin } from 'vite'
import { servePictures } from '../pictures/servePictures.ts'
import { rehypeHeadingAnchors } from './rehypeHeadingAnchors.ts'
import { rehypePictures } from './rehypePictures.ts'
import { rehypeReadingFacts } from './rehypeReadingFacts.ts'
import { rehypeTableRegions } from './rehypeTableRegions.ts'

/** Compiles `.mdx` to a module with `default` (the body), `frontmatter`, `sections` and `wordCount`. Mistakes are told before, by `contentCheck`. */
export function mdx(): Plugin {
  const compiler = mdxRollup({
    remarkPlugins: [
      remarkFrontmatter,
      remarkMdxFrontmatter,
      remarkGfm,
      [remarkSmartypants, { dashes: false }],
    ],
    rehypePlugins: [
      rehypeSlug,
      rehypeReadingFacts,
      rehypeHeadingAnchors,
      rehypeTableRegions,
      rehypePictures,
    ],
  })
  return {
    name: compiler.name,
    enforce: 'pre',
    config: compiler.config,
    configureServer: servePictures,
    async transform(code, id) {
      if (/\.mdx$/.test(id)) {
        for (const [, picture = ''] of code.matchAll(/!\[[^\]]*\]\((\.[^\s)]+)/g)) {
          this.addWatchFile(join(dirname(id), picture))
        }
      }
      const module = await compiler.transform(code, id)
      // Its source map is Rollup's, which Vite's types no longer take; the words need none.
      return module && { code: module.code, map: null }
    },
  }
}
