import type { Config } from 'vike/types'

// No data: in dev the error page also shows mistakes in the content, so it must not load the content.
export default { data: null } satisfies Config
