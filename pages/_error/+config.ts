import type { Config } from 'vike/types'

// The error page has no facts: in dev it also shows mistakes in the content, which it must not load.
export default { data: null } satisfies Config
