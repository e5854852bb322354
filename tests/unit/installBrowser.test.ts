import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findBrowser } from '../support/findBrowser.ts'

const root = join(import.meta.dirname, '../..')
const installs = ': > "$' + '{0%/*}/chromium-headless-shell"'
const fails = 'exit 1'

/** The only folder on the `PATH`. */
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-browser-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

// On other systems, Chrome's location can't be hidden.
describe.runIf(process.platform === 'linux')('without a browser', () => {
  test("Debian's or Playwright's is installed", () => {
    addPrograms({ 'apt-get': installs, npx: installs })
    const { status, stdout } = installBrowser()
    expect(stdout).toContain('Installing one, which takes up to five minutes.')
    expect(stdout).toContain(`Browser: installed ${join(folder, 'chromium-headless-shell')}`)
    expect(status).toBe(0)
  })

  test("Playwright's is installed if Debian's cannot be", () => {
    addPrograms({ 'apt-get': fails, npx: installs })
    expect(installBrowser().status).toBe(0)
  })

  test('says what to do if no browser can be installed', () => {
    addPrograms({ npx: fails })
    const { status, stdout } = installBrowser()
    expect(stdout).toMatch(/`npx playwright install .*chromium` did not install one/)
    expect(stdout).toContain('Install Chromium or Chrome, or set CHROMIUM_PATH to its program.')
    expect(status).toBe(1)
  })
})

test('CHROMIUM_PATH comes first and must exist', () => {
  addPrograms({ 'my-browser': '', chromium: '' })
  const path = join(folder, 'my-browser')
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', path)
  expect(findBrowser()).toBe(path)
  vi.stubEnv('CHROMIUM_PATH', `${path}-2`)
  expect(findBrowser).toThrow(`CHROMIUM_PATH: ${path}-2 does not exist.`)
})

function addPrograms(programs: Record<string, string>) {
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function installBrowser() {
  const command = ['--import', 'tsx', join(root, 'tests/support/installBrowser.ts')]
  const none = join(folder, 'none')
  const hidden = { PATH: folder, CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: none }
  const env = { ...process.env, ...hidden }
  return spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' })
}
