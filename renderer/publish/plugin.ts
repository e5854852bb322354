import { join } from 'node:path'
import type { Plugin } from 'vite'
import { precompress } from './precompress.ts'

/** What is left to do once every file of the site is written. */
export function publish(): Plugin {
  return {
    name: 'publish',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const folder = environments.client?.config.build.outDir
        if (folder) await precompress(join(config.root, folder))
      },
    },
  }
}
