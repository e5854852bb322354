import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { contentCheck } from './renderer/check/plugin.ts'
import { readPort } from './renderer/cli/readPort.ts'
import { islands } from './renderer/islands/plugin.ts'
import { contentTexts } from './renderer/mdx/plugin.ts'

export default defineConfig(({ mode }) => {
  const ignoresEnvFile = mode === 'test' || process.env.IGNORE_ENV_FILE
  return {
    plugins: [contentTexts(), contentCheck(), vike(), islands()],
    // Vike copies .env to `process.env`, for content/model/siteEnv.ts. A setting of the owner's must
    // not fail the tests: there is no such file in tests/.
    envDir: ignoresEnvFile ? 'tests' : '.',
    build: {
      reportCompressedSize: false,
      // Nobody who builds the site can act on how long each plugin took.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    server: {
      port: readPort(),
      host: 'localhost',
      // The watcher drops a save within 50 ms of another, and reports a deleted file 100 ms late, while
      // pages still import it.
      watch: { atomic: false, awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 5 } },
    },
  }
})
