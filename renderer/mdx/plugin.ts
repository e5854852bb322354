import { join, relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { servePictures } from '../files/pictures/servePictures.ts'
import { compileCached } from './contentTexts.ts'

/** Compiles the texts of content/. */
export function contentTexts(): Plugin {
  return {
    name: 'content-texts',
    enforce: 'pre',
    configureServer: servePictures,
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const { root } = this.environment.config
        const file = await compileCached(root, normalizePath(relative(root, id)), source)
        for (const picture of file.data.pictures ?? []) this.addWatchFile(join(root, picture))
        // Only in dev: a build stops at the check before.
        if (file.data.code === undefined) throw file.messages.at(-1)
        return { code: file.data.code, map: null }
      },
    },
  }
}
