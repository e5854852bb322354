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
        // The check reports a text that can't be parsed; pages leave it out.
        return { code: file.data.code ?? 'export {}', map: null }
      },
    },
  }
}
