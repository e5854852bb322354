import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { portOption, readPort } from './readPort.ts'
import { runCommand } from './runCommand.ts'
import { serve } from './serve.ts'

const usage = `Builds the site and serves it at http://localhost:3000.

  npm start
  npm start -- --port=8080   at another port; 0 takes a free one`

await runCommand(usage, { options: portOption }, async ({ values }) => {
  const port = readPort(values.port)
  // In its own process: Vite keeps a lot in memory that the server doesn't need.
  const build = ['--import', 'tsx', join(import.meta.dirname, 'build.ts')]
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
  if (status === 0) await serve(port)
  else process.exitCode = status ?? 1
})
