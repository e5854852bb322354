import { parseArgs } from 'node:util'
import { build } from 'vike/api'

const { values } = parseArgs({ options: { now: { type: 'string' } } })

// `npm run build -- --now=2026-03-01` builds the site as it will be on that day: see content/lifecycle.ts.
if (values.now) process.env.SITE_DAY = values.now
await build()
