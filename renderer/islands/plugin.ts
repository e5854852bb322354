import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { islandSources, toastSource } from '../../components/islands/islandSources.ts'

/** Builds each island as a file of its own for the browser; pages name it through `useIsland`. */
export function islands(): Plugin {
  return {
    name: 'islands',
    config: () => ({
      // Else the dev server finds what an island imports at its first touch, and reloads the page.
      optimizeDeps: { entries: Object.values(islandSources) },
      // Else the entry script waits for files that hold nothing but ids that it shares with islands.
      environments: {
        client: { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } },
      },
    }),
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const [name, source] of Object.entries({ ...islandSources, toast: toastSource })) {
        this.emitFile({
          type: 'chunk',
          id: resolve(source),
          name,
          // Vite drops the exports of entries, and with them all that they alone use.
          preserveSignature: 'strict',
        })
      }
    },
    generateBundle: {
      // After Vite has written the manifest, where Vike looks them up.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && unusedEntry.test(chunk.facadeModuleId ?? '')) {
            delete bundle[file]
          }
        }
      },
    },
  }
}

/** What Vike builds for pages that run in the browser, which none does. */
const unusedEntry = /virtual:vike:page-entry:client|vike\/dist\/client\/runtime-/
