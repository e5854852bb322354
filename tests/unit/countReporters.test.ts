import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/files.ts'

/** The last line that a test runner prints about test files. @param options for their folder */
function lastLine(files: Record<string, string>, program: string, options: string[]) {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const command = [resolve('node_modules', program), ...options]
  // Without the variables of this run.
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined }
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' })
  return stdout.trim().split('\n').at(-1)
}

test('a suite that cannot be loaded or prepared counts as failed', () => {
  const files = {
    'good.test.js': "test('has a page', () => {})",
    'unloaded.test.js': "throw new Error('No build.')",
    'unprepared.test.js': `describe('A build', () => {
      beforeAll(() => { throw new Error('No build.') })
      test('has a page', () => {})
    })`,
  }
  const reporter = `--reporter=${resolve('tests/support/countReporter.ts')}`
  const options = ['run', '--globals', reporter]
  expect(lastLine(files, 'vitest/vitest.mjs', options)).toBe('1 passed, 2 failed')
})

test('a run of browser tests that cannot start counts as failed', () => {
  const files = { 'unloaded.test.mjs': "throw new Error('No build.')" }
  const options = ['test', '--config=.', `--reporter=${resolve('tests/browser/countReporter.ts')}`]
  expect(lastLine(files, 'playwright/cli.js', options)).toBe('0 passed, 1 failed')
})
