import type { Config } from 'vike/types'

// For the dev server only. https://vike.dev/prerender
export default { prerender: false } satisfies Config
