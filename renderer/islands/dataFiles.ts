import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

/**
 * Evaluates `*.data.ts` files at build time, as VitePress does: the browser gets their exports as JSON, without the
 * modules that they are computed with. https://vitepress.dev/guide/data-loading
 */
export function dataFiles(): Plugin {
  return {
    name: 'data-files',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(file) {
        const { module, dependencies } = await runnerImport<object>(file)
        for (const dependency of dependencies) this.addWatchFile(dependency)
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
