import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

const server = { env: { server: true } } as const

// HTML only: React runs at build time, and the browser loads only `+client.ts`.
// https://vike.dev/render-modes#html-only
export default {
  extends: [vikeReact],
  // `/about` becomes `about.html`. https://vike.dev/prerender#noExtraDir cli/build.ts runs the
  // prerendering, and reports errors. https://vike.dev/prerender#disableAutoRun A site may have no
  // articles, and no pages of its owner's. https://vike.dev/prerender#partial
  prerender: { noExtraDir: true, disableAutoRun: true, parallel: 8, partial: true },
  // The CSS is collected from the HTML of the whole page.
  stream: false,
  clientRouting: false,
  // Keeps Vike from writing a SKILL.md file in dev. https://vike.dev/ai
  ai: { skill: false },
  meta: {
    Page: server,
    lang: server,
    Layout: { ...server, cumulative: true },
    Wrapper: { ...server, cumulative: true },
    Loading: server,
    onRenderClient: { env: {} },
  },
} satisfies Config
