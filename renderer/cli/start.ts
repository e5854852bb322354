import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { runCommand } from './runCommand.ts'

const usage = `Builds the site and serves it at http://localhost:3000.

  npm start
  PORT=8080 npm start   at another port; 0 takes a free one`

await runCommand(usage, {}, async () => {
  // In its own process: Vite keeps a lot in memory that the server doesn't need.
  const build = ['--import', 'tsx', join(import.meta.dirname, 'build.ts')]
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
  if (status === 0) await import('./serve.ts')
  else process.exitCode = status ?? 1
})
