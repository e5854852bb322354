import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { servePictures } from '../files/pictures/servePictures.ts'
import { compileMdx, mdxPlugin } from './compiler.ts'
import { TextCache } from './textCache.ts'

/** Compiles `.mdx` to modules: see `compiler.ts`. Mistakes are told before, by `contentCheck`. */
export function mdx(): Plugin {
  let cache: TextCache
  return {
    name: mdxPlugin.name,
    enforce: 'pre',
    config: mdxPlugin.config,
    configureServer: servePictures,
    configResolved({ root, mode }) {
      cache = new TextCache(root, mode)
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(code, id) {
        for (const [, picture = ''] of code.matchAll(/!\[[^\]]*\]\((\.[^\s)]+)/g)) {
          this.addWatchFile(join(dirname(id), picture))
        }
        const module = await cache.module(code, () => compileMdx(code, id))
        // The words need no source map.
        return { code: module, map: null }
      },
    },
  }
}
