import { join, relative, resolve } from 'node:path'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import type { SiteDefinition } from '../SiteDefinition.ts'

/** Builds each island as a separate file. Pages refer to it through the manifest. */
export function islands(site: Site): Plugin[] {
  return [islandFiles(site), dataFiles()]
}

type Site = Pick<SiteDefinition, 'scripts' | 'oldestBrowsers'>

const entryFile = 'assets/entry-[hash:6].js'
const islandFile = 'assets/[hash:6].js'

function islandFiles({ scripts: sources, oldestBrowsers }: Site): Plugin {
  return {
    name: 'islands',
    config: () => ({
      // The dev server would discover an island's imports on first load and reload the page.
      optimizeDeps: { entries: Object.values(sources) },
      environments: {
        client: {
          build: {
            // Chrome knows all that they do. For it, `?.` would be lowered too, for a bug of V8.
            target: [`safari${oldestBrowsers.safari}`, `firefox${oldestBrowsers.firefox}`],
            rolldownOptions: {
              // Ids that islands share would become separate chunks, which the entry script would
              // wait for.
              optimization: { inlineConst: { mode: 'all' } },
              // Short, because every page has them.
              output: {
                entryFileNames: ({ name }) => (name in sources ? islandFile : entryFile),
                chunkFileNames: islandFile,
              },
            },
          },
        },
      },
    }),
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const [name, source] of Object.entries(sources)) {
        this.emitFile({
          type: 'chunk',
          id: resolve(source),
          name,
          // Vite would drop the exports of entries. 'strict' would put some into files of their own.
          preserveSignature: 'allow-extension',
        })
      }
    },
    generateBundle: {
      // Runs after Vite has written the manifest, which Vike looks entries up in.
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

/** Vike's client runtime, which no page uses. */
const unusedEntry = /virtual:vike:page-entry:client|vike\/dist\/client\/runtime-/

/**
 * Evaluates `*.data.ts` files at build time, like VitePress: the browser gets their exports as
 * JSON, without the modules that compute them. https://vitepress.dev/guide/data-loading
 */
function dataFiles(): Plugin {
  type DataModules = typeof import('./dataModules.ts')
  // Evaluated together, because all read the same records.
  let evaluated: ReturnType<typeof runnerImport<DataModules>> | undefined
  return {
    name: 'data-files',
    applyToEnvironment: ({ name }) => name === 'client',
    watchChange() {
      evaluated = undefined
    },
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(file) {
        evaluated ??= runnerImport(join(import.meta.dirname, 'dataModules.ts'))
        const { module, dependencies } = await evaluated
        for (const dependency of dependencies) this.addWatchFile(dependency)
        const path = `/${relative(this.environment.config.root, file)}`
        const { default: all, ...others } = module.dataModules[normalizePath(path)] ?? {}
        const lines = Object.entries({ ...all, ...others }).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
        )
        // Of an object that is imported as a whole, the browser gets only the values that it uses.
        return [...lines, all && `export * as default from ${JSON.stringify(file)}`].join('\n')
      },
    },
  }
}
