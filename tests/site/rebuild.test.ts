import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { siteFolder } from './builtSite.ts'
import { ProjectCopy, root } from './projectCopy.ts'

const copy = new ProjectCopy()
afterAll(() => copy.remove())

test('a build after killed builds is the same as any other, byte for byte', async () => {
  // In the bundling of the server, in the rendering, in the writing.
  for (const milliseconds of [1_500, 4_000, 7_000]) await buildAndKill(milliseconds)
  const output = copy.build()
  expect(hashes(copy.path('dist/client'))).toEqual(hashes(siteFolder))
  expect(output).toContain('Contact form:')
}, 180_000)

/** Kills the build as a power cut would: it cannot tidy up. */
async function buildAndKill(milliseconds: number): Promise<void> {
  const build = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'renderer/cli/build.ts'],
    { cwd: copy.path('.'), stdio: 'ignore', detached: true },
  )
  await setTimeout(milliseconds)
  // The whole group: the command starts processes of its own.
  if (build.pid && build.exitCode === null) process.kill(-build.pid, 'SIGKILL')
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
