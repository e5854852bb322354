import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { overview } from './renderer/cli/overviewPlugin.ts'
import { dataFiles } from './renderer/islands/dataFiles.ts'
import { islands } from './renderer/islands/plugin.ts'
import { content } from './renderer/mdx/plugin.ts'

const port = Number(process.env.PORT ?? 3000)

/** Bundled for the build: loading their files one by one takes longer than rendering all pages. */
const bundled = [/^@chakra-ui\//, /^@emotion\//, /^@ark-ui\//, /^@zag-js\//, 'lucide-react']

export default defineConfig(({ command, mode }) => {
  const ignoresEnvFile = mode === 'test' || process.env.IGNORE_ENV_FILE
  return {
    plugins: [content(), overview(), react(), vike(), islands(), dataFiles()],
    // Vike copies .env to `process.env`, for content/model/siteEnv.ts. A setting of the owner's must
    // not fail the tests: there is no such file in tests/.
    envDir: ignoresEnvFile ? 'tests' : '.',
    build: {
      reportCompressedSize: false,
      // Chakra's index re-exports a thousand files; this skips those that no island uses.
      // https://rolldown.rs/in-depth/lazy-barrel-optimization
      rolldownOptions: { experimental: { lazyBarrel: true } },
    },
    ...(command === 'build' && { ssr: { noExternal: bundled } }),
    server: { port, host: 'localhost' },
    // A port in use is an error.
    preview: { port, host: 'localhost', strictPort: true },
  }
})
