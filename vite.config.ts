import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { overview } from './renderer/cli/overview/plugin.ts'
import { menuRules } from './renderer/islands/menuRulesPlugin.ts'
import { islands } from './renderer/islands/plugin.ts'
import { contactSubjects } from './renderer/islands/subjectsPlugin.ts'
import { content } from './renderer/mdx/plugin.ts'

const port = Number(process.env.PORT ?? 3000)

/** Loading their files one by one takes the build longer than rendering all pages. Dev would transform each. */
const bundled = [/^@chakra-ui\//, /^@emotion\//, /^@ark-ui\//, /^@zag-js\//, 'lucide-react']

export default defineConfig(({ command }) => ({
  plugins: [content(), overview(), react(), vike(), islands(), menuRules(), contactSubjects()],
  build: {
    reportCompressedSize: false,
    // Chakra's index names a thousand files: those that no island needs are not even read.
    // https://rolldown.rs/in-depth/lazy-barrel-optimization
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  ...(command === 'build' && { ssr: { noExternal: bundled } }),
  server: { port, host: 'localhost' },
  // A taken port is an error to read, never a silent move to another address.
  preview: { port, host: 'localhost', strictPort: true },
}))
