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
        const { root, mode } = this.environment.config
        const file = await compileCached(root, normalizePath(relative(root, id)), source)
        for (const picture of file.data.pictures ?? []) this.addWatchFile(join(root, picture))
        const { code } = file.data
        // Builds and tests have stopped at the check before, unless the text is not published.
        const isDevServer = this.environment.mode === 'dev' && mode !== 'test'
        if (code === undefined && isDevServer) throw file.messages.at(-1)
        return { code: code ?? 'export {}', map: null }
      },
    },
  }
}
