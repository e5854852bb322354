import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

const server = { env: { server: true } } as const

// HTML only: React runs at build time, the browser gets `+client.ts` and nothing else.
// https://vike.dev/render-modes#html-only
export default {
  extends: [vikeReact],
  // `/about` becomes `about.html`. https://vike.dev/prerender#noExtraDir
  // Runs in a process of its own: see build.ts. https://vike.dev/prerender#disableAutoRun
  // Files are written while others are rendered. https://vike.dev/prerender#parallel
  prerender: { noExtraDir: true, disableAutoRun: true, parallel: 8 },
  // The styles are extracted from the whole page's HTML string.
  stream: false,
  clientRouting: false,
  lang: 'en-US',
  // Keeps Vike from writing a SKILL.md in dev. https://vike.dev/ai
  ai: { skill: false },
  meta: {
    Page: server,
    Layout: { ...server, cumulative: true },
    Wrapper: { ...server, cumulative: true },
    Loading: server,
    onRenderClient: { env: {} },
  },
} satisfies Config
