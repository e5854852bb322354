import { spawnSync } from 'node:child_process'

import { runCommand } from '../../renderer/cli/runCommand.ts'
import { findBrowser } from './findBrowser.ts'

const usage = `Makes sure that there is a Chromium for the tests: finds one or installs it.

  npm run install-browser`

await runCommand(usage, {}, () => {
  if (!ensureBrowser()) process.exitCode = 1
})

function ensureBrowser(): boolean {
  const found = findBrowser()
  if (found) {
    console.log(`Browser: ${found}`)
    return true
  }
  console.log('Browser: no Chromium found. Installing one, which takes up to five minutes.')
  for (const commands of ways()) {
    const failed = commands.find((command) => !run(command))
    const installed = findBrowser()
    if (installed) {
      console.log(`Browser: installed ${installed}`)
      return true
    }
    console.log(`Browser: \`${(failed ?? commands.at(-1))?.join(' ')}\` did not install one.`)
  }
  console.log('Browser: none. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.')
  return false
}

/**
 * Debian's package if this user may install it, because it includes its libraries; otherwise
 * Playwright's.
 */
function ways(): string[][][] {
  const isRoot = process.getuid?.() === 0
  const playwright = [
    'npx',
    'playwright',
    'install',
    ...(isRoot ? ['--with-deps'] : []),
    'chromium',
  ]
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends']
  const debian = [
    ['apt-get', 'update'],
    [...install, 'chromium-headless-shell'],
  ]
  return isRoot ? [debian, [playwright]] : [[playwright]]
}

/** @returns whether the command ran and succeeded */
function run([command = '', ...parameters]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Windows finds `npx.cmd` only through a shell.
  const shell = process.platform === 'win32'
  const options = { env, shell, timeout: 300_000, stdio: 'ignore' } as const
  return spawnSync(command, parameters, options).status === 0
}
