import type { Config } from 'vike/types'

// No data: in dev, the error page must render even if the content has errors.
export default { data: null } satisfies Config
