import type { Config } from 'vike/types'

// Only `npm run dev` shows this page. https://vike.dev/prerender
export default { prerender: false } satisfies Config
