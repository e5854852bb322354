import { dirname, join } from 'node:path'
import mdxRollup from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import remarkSmartypants from 'remark-smartypants'
import type { Plugin } from 'vite'
import { cached } from '../cache/cached.ts'
import { compilerFiles } from '../cache/compilerFiles.ts'
import { servePictures } from '../pictures/servePictures.ts'
import { rehypeHeadingAnchors } from './rehypeHeadingAnchors.ts'
import { rehypePictures } from './rehypePictures.ts'
import { rehypeReadingFacts } from './rehypeReadingFacts.ts'
import { rehypeTableRegions } from './rehypeTableRegions.ts'

const cacheFolder = 'node_modules/.cache/mdx'

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
  let kept: { folder: string; by: Buffer[] } | undefined
  return {
    name: compiler.name,
    enforce: 'pre',
    config: compiler.config,
    configureServer: servePictures,
    configResolved({ root, command }) {
      if (command === 'build') kept = { folder: join(root, cacheFolder), by: compilerFiles(root) }
    },
    async transform(code, id) {
      if (!id.endsWith('.mdx')) return
      for (const [, picture = ''] of code.matchAll(/!\[[^\]]*\]\((\.[^\s)]+)/g)) {
        this.addWatchFile(join(dirname(id), picture))
      }
      const compile = async () => (await compiler.transform(code, id))?.code ?? ''
      // Half of the time of a build goes into compiling, and most texts are as they were. One that
      // shows a picture is compiled with the picture's file.
      const mayKeep = !code.includes('![')
      const module =
        kept && mayKeep ? await cached(kept.folder, [code, ...kept.by], compile) : await compile()
      // Its source map is Rollup's, which Vite's types no longer take; the words need none.
      return { code: module.toString(), map: null }
    },
  }
}
