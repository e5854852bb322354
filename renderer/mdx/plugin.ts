import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sirv from 'sirv'
import { normalizePath, type Plugin } from 'vite'
import { translationPath } from '../content/readRecords.ts'
import { pictureCache, picturesPath } from '../files/pictures.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { cachedCompiler } from './compileDocuments.ts'

/** Compiles the documents in content/, and the examples of a guide: `README.md?examples`. */
export function documents(site: SiteDefinition): Plugin {
  const compile = cachedCompiler(site)
  return {
    name: 'documents',
    enforce: 'pre',
    configureServer({ config, middlewares }) {
      // `dev`: looks for each picture on request.
      middlewares.use(picturesPath, sirv(pictureCache(config.root), { dev: true }))
    },
    transform: {
      filter: { id: /\.mdx$|\.md\?examples$/ },
      async handler(source, id) {
        const { root } = this.environment.config
        const path = normalizePath(relative(root, id))
        const translation = site.language && join(root, translationPath(path, site.language))
        const isTranslated = translation !== undefined && existsSync(translation)
        if (isTranslated) this.addWatchFile(translation)
        const file = isTranslated
          ? await compile(root, relative(root, translation), readFileSync(translation, 'utf8'))
          : await compile(root, path, id.endsWith('.mdx') ? source : guideExamples(source))
        for (const picture of file.data.pictures ?? []) this.addWatchFile(join(root, picture))
        // The check reports documents that can't be parsed; pages leave them out.
        return { code: file.data.code ?? 'export {}', map: null }
      },
    },
  }
}

/** The examples in a guide for writers, as one document. */
export function guideExamples(guide: string): string {
  return [...guide.matchAll(/^```mdx\n(.*?)^```/gms)].map(([, example]) => example).join('\n')
}
