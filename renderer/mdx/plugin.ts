import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sirv from 'sirv'
import { normalizePath, type Plugin } from 'vite'
import { translationPath } from '../content/readRecords.ts'
import { pictureCache, picturesPath } from '../files/pictures.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { cachedCompiler, findCompiled } from './compileDocuments.ts'

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
        const { config, mode } = this.environment
        const { root } = config
        const own = normalizePath(relative(root, id))
        const translation = site.language && translationPath(own, site.language)
        const isTranslated = translation !== undefined && existsSync(join(root, translation))
        if (isTranslated) this.addWatchFile(join(root, translation))
        const path = isTranslated ? translation : own
        const written = isTranslated ? readFileSync(join(root, translation), 'utf8') : source
        const text = id.endsWith('.mdx') ? written : guideExamples(source)
        // In dev, a picture may have changed since.
        const known = mode === 'build' ? findCompiled(path, text) : undefined
        const file = known ?? (await compile(root, path, text))
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
