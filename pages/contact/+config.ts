import type { Config } from 'vike/types'

// https://vike.dev/client
export default { client: 'import:../../renderer/contactClient.ts:default' } satisfies Config
