import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { siteFolder } from './builtSite.ts'
import { ProjectCopy } from './projectCopy.ts'

const copy = new ProjectCopy()
afterAll(() => copy.remove())

test('a build after a killed build is the same as any other, byte for byte', async () => {
  await killBuildWhileWriting()
  copy.build()
  expect(hashes(copy.path('dist/client'))).toEqual(hashes(siteFolder))
}, 180_000)

/** Kills a build as a power cut would, when its first page is written: it can't clean up. */
async function killBuildWhileWriting(): Promise<void> {
  const build = spawn('npm', ['run', 'build'], {
    cwd: copy.path('.'),
    stdio: 'ignore',
    detached: true,
  })
  while (!existsSync(copy.path('dist/client/about.html'))) {
    if (build.exitCode !== null) throw new Error('The build ended before it was killed.')
    await setTimeout(50)
  }
  // The whole group: the command starts processes of its own.
  if (build.pid) process.kill(-build.pid, 'SIGKILL')
}

/** The SHA-256 of each file of a folder, by its path. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
  return Object.fromEntries(
    files.map((file) => [
      file.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}
