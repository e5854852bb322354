import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { precompress } from './files/precompress.ts'
import { plainFailure } from './plainFailure.ts'

const vike = join(import.meta.dirname, '../node_modules/vike/bin.js')

const { values } = parseArgs({ options: { now: { type: 'string' } } })

// `npm run build -- --now=2026-03-01` builds the site as it will be on that day: see content/lifecycle.ts.
if (values.now) process.env.SITE_DAY = values.now
// Whatever the shell or a test runner says.
process.env.NODE_ENV = 'production'

try {
  // Vite makes folders in a way that tells nothing of it. https://github.com/nodejs/node/issues/47098
  if (!existsSync('dist')) mkdirSync('dist')
  accessSync('dist', constants.W_OK)
  // Loaded here: what is wrong in content/ is then told as any failure is, without a stack of calls.
  const { checkLaunch } = await import('./launchCheck.ts')
  checkLaunch()
  // Each in a process of its own: the bundler keeps its memory to the end, and tsx makes loading slow.
  run('build')
  run('prerender')
  await precompress(resolve('dist/client'), resolve('node_modules/.cache/compressed'))
} catch (error) {
  const words = error instanceof Error ? error.message : String(error)
  console.error(plainFailure(words) ?? words)
  process.exit(1)
}

/** Runs one of Vike's commands. @throws with what it said when it fails */
function run(command: 'build' | 'prerender'): void {
  const { status, signal, stderr } = spawnSync(process.execPath, [vike, command], {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  })
  if (signal) throw new Error(`${stderr}The build was stopped: ${signal}.`)
  if (status !== 0) throw new Error(stderr.trimEnd())
  process.stderr.write(stderr)
}
