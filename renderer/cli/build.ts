import { parseArgs } from 'node:util'
import { build, prerender } from 'vike/api'
import { precompress } from '../files/precompress.ts'
import { runCommand } from './runCommand.ts'

const { values } = parseArgs({
  options: {
    // The day for which the site is built, YYYY-MM-DD: see content/model/lifecycle.ts.
    now: { type: 'string' },
    // Builds with the defaults, whatever the owner's .env says: for the tests.
    'ignore-env-file': { type: 'boolean' },
  },
})
if (values.now) process.env.SITE_DAY = values.now
if (values['ignore-env-file']) process.env.IGNORE_ENV_FILE = 'true'
// A shell or a test runner may have set another.
process.env.NODE_ENV = 'production'

await runCommand(async () => {
  await build()
  // Loaded after Vike has read .env.
  const { buildSummary, checkLaunch } = await import('./launch.ts')
  checkLaunch()
  await prerender()
  await precompress()
  console.log(`\n${buildSummary()}`)
})
// Vite and its plugins may keep the process alive.
process.exit()
