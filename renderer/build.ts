import { parseArgs } from 'node:util'
import { build } from 'vike/api'
import { plainFailure } from './plainFailure'

const { values } = parseArgs({ options: { now: { type: 'string' } } })

// `npm run build -- --now=2026-03-01` builds the site as it will be on that day: see content/lifecycle.ts.
if (values.now) process.env.SITE_DAY = values.now
// Whatever the shell or a test runner says.
process.env.NODE_ENV = 'production'

try {
  await build()
} catch (error) {
  console.error(plainFailure(error) ?? error)
  process.exit(1)
}
