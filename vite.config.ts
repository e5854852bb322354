import vike from 'vike/plugin'
import { defineConfig, type UserConfig } from 'vite'
import { devDrawings } from './components/drawings/devDrawings.ts'
import { checkEnvFiles, engine, readPort } from './renderer/plugin.ts'
import { site } from './site.config.ts'

export default defineConfig(({ mode }) => {
  const config = getViteConfig(mode)
  return { ...config, plugins: [vike(), config.plugins] }
})

/** All but Vike's plugin. @param language of documents, if it is not that of this process */
export function getViteConfig(mode: string, language = site.language): UserConfig {
  const ignoresEnvFile = mode === 'test' || process.env.IGNORE_ENV_FILE
  if (!ignoresEnvFile) checkEnvFiles(import.meta.dirname)
  return {
    plugins: [engine({ ...site, language }), devDrawings()],
    // Vike copies .env to `process.env`, for model/siteEnv.ts. The owner's settings must
    // not fail the tests, so they use tests/, which has no .env.
    envDir: ignoresEnvFile ? 'tests' : '.',
    build: {
      reportCompressedSize: false,
      // Not actionable for people who build the site.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    server: {
      port: readPort(),
      host: 'localhost',
      // The watcher drops a save within 50 ms of another, and reports deleted files 100 ms late,
      // while pages still import them.
      watch: { atomic: false, awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 5 } },
    },
  }
}
