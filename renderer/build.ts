import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, prerender } from 'vike/api'
import { plainFailure } from './plainFailure'
import { precompress } from './publish/precompress'

const { values } = parseArgs({
  options: { now: { type: 'string' }, bundle: { type: 'boolean' } },
})

// `npm run build -- --now=2026-03-01` builds the site as it will be on that day: see content/lifecycle.ts.
if (values.now) process.env.SITE_DAY = values.now
// Whatever the shell or a test runner says.
process.env.NODE_ENV = 'production'

try {
  if (values.bundle) await build()
  else {
    bundleApart()
    await prerender()
    await precompress(resolve('dist/client'))
  }
} catch (error) {
  console.error(plainFailure(error) ?? error)
  process.exit(1)
}

/** The bundler keeps its memory to the end: it has a process of its own, which ends before the pages are rendered. */
function bundleApart(): void {
  const command = [...process.execArgv, ...process.argv.slice(1), '--bundle']
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  // It has said what was wrong.
  if (status !== 0) process.exit(status ?? 1)
}
