import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { servePictures } from '../pictures/servePictures.ts'
import { compileMdx, mdxPlugin } from './compiler.ts'
import { TextCache } from './textCache.ts'

/** Compiles `.mdx` to modules: see `compiler.ts`. Mistakes are told before, by `contentCheck`. */
export function mdx(): Plugin {
  let cache: TextCache | undefined
  return {
    name: mdxPlugin.name,
    enforce: 'pre',
    config: mdxPlugin.config,
    configureServer: servePictures,
    configResolved({ root, command }) {
      if (command === 'build') cache = new TextCache(root)
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(code, id) {
        for (const [, picture = ''] of code.matchAll(/!\[[^\]]*\]\((\.[^\s)]+)/g)) {
          this.addWatchFile(join(dirname(id), picture))
        }
        const compile = () => compileMdx(code, id)
        const module = await (cache ? cache.module(code, compile) : compile())
        // The words need no source map.
        return { code: module, map: null }
      },
    },
  }
}
