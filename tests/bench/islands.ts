import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vike/api'
import { minifySync, type Rolldown } from 'vite'
import type { Bench } from './row.ts'

/** What the first opening of the menu fetches, by whose code it is. */
export const islands: Bench = async (siteFolder) => {
  process.env.NODE_ENV = 'production'
  const folder = process.cwd()
  process.chdir(join(siteFolder, '../..'))
  const codeOf = new Map<string, string>()
  await build({
    viteConfig: {
      logLevel: 'silent',
      // Beside the site, which the other parts measure.
      build: { outDir: 'dist-of-shares' },
      plugins: [
        {
          name: 'shares',
          applyToEnvironment: ({ name }) => name === 'client',
          generateBundle(_, bundle) {
            const chunks = new Set<Chunk>()
            for (const file of Object.values(bundle)) {
              if (isOfMenu(file)) withImports(file, bundle, chunks)
            }
            for (const chunk of chunks) {
              for (const [id, { code }] of Object.entries(chunk.modules)) {
                const library = libraryOf(id)
                codeOf.set(library, `${codeOf.get(library) ?? ''}\n${code ?? ''}`)
              }
            }
          },
        },
      ],
    },
  })
  process.chdir(folder)
  const sizes = [...codeOf].map(([library, code]) => ({ library, size: packedSize(code) }))
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  return sizes
    .sort((a, b) => b.size - a.size)
    .map(({ library, size }) => ({
      group: "The menu's files, by library",
      what: library,
      measured: `${(size / 1024).toFixed(1)} KB, ${((100 * size) / total).toFixed(0)}%`,
    }))
}

type Chunk = Rolldown.OutputChunk

function isOfMenu(file: Chunk | Rolldown.OutputAsset): file is Chunk {
  return file.type === 'chunk' && file.isEntry && ['menu', 'drawer'].includes(file.name)
}

/** Adds the chunk and all that it imports. */
function withImports(chunk: Chunk, bundle: Rolldown.OutputBundle, seen: Set<Chunk>) {
  seen.add(chunk)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !seen.has(imported)) withImports(imported, bundle, seen)
  }
}

/** 'react-dom', '@zag-js', 'the site itself'. */
function libraryOf(id: string): string {
  const [, scope, name] = id.match(/.*node_modules\/(?:(@[^/]+)\/)?([^/]+)/) ?? []
  return scope ?? name ?? 'the site itself'
}

/** Minified and brotli, by itself: together the libraries pack a little tighter. */
function packedSize(code: string): number {
  return brotliCompressSync(minifySync('library.js', code).code).length
}
