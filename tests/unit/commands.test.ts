import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readPort } from '../../renderer/cli/runCommand.ts'
import { temporaryFolder } from '../support/files.ts'
import { runCommandFile } from '../support/runCommandFile.ts'
import { validDocuments, validRecords } from './brokenRecords.ts'

const root = join(import.meta.dirname, '../..')

const badPaths: [folder: string, message: RegExp][] = [
  ['pa%20th', /^Move the project to another folder: ".*pa%.*th.*" has a "%"/],
  ['pa#th', /^Move the project to another folder: ".*pa#th.*" has a "#"/],
  ['pa?th', /^Move the project to another folder: ".*pa\?th.*" has a "\?"/],
  ["it's é (1) [x]", /^$/],
]

// No folder on Windows has a question mark.
test.each(badPaths.filter(([folder]) => process.platform !== 'win32' || !folder.includes('?')))(
  "npm ci names the folder if its path can't be built in: %s",
  (name, message) => {
    const folder = mkdtempSync(join(tmpdir(), name))
    const script = join(root, 'renderer/cli/checkPath.mjs')
    const { stderr, status } = spawnSync(process.execPath, [script], {
      cwd: folder,
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect(stderr).toMatch(message)
    expect(status).toBe(stderr ? 1 : 0)
  },
)

describe.each(ourCommands())('npm run %s', (_name, file) => {
  test('prints its usage with examples and exit codes', async () => {
    const { output, status } = await runCommandFile(file, ['--help'])
    expect(output).toMatch(/^\w.*\n(.+\n)?\n {2}npm (run |test|start)/)
    expect(output).toMatch(/\n\nExits with 0 .+ 1 .+ 2 .+\n$/)
    expect(status).toBe(0)
  })

  test('exits with 2 and prints its usage for an unknown option', async () => {
    const { output, status } = await runCommandFile(file, ['--nwo=2026-03-01'])
    expect(output).toContain("Unknown option '--nwo'")
    expect(output).toMatch(/^ {2}npm (run |test|start)/m)
    expect(status).toBe(2)
  })
})

test.each([
  ['articles', 'now', '2026-03-01', '--now=2026-03-01'],
  ['build', 'ignore_env_file', 'true', '--ignore-env-file'],
  ['preview', 'port', '8080', '--port=8080'],
  // Before it builds.
  ['start', 'port', '8080', '--port=8080'],
])('npm run %s stops if npm kept its option %s for itself', async (name, option, value, shown) => {
  vi.stubEnv(`npm_config_${option}`, value)
  vi.stubEnv('npm_lifecycle_event', name)
  const file = ourCommands().find(([command]) => command === name)?.[1] ?? ''
  const { output, status } = await runCommandFile(file)
  vi.unstubAllEnvs()
  expect(output).toContain(`npm kept ${shown} for itself.`)
  expect(output).toContain(`npm run ${name} -- ${shown}`)
  expect(output).toContain(`npm run ${name} '--' ${shown}`)
  expect(status).toBe(1)
})

// For the errors and their messages, see checkContent.test.ts and checkRecords.test.ts.
test('errors fail the build with their positions and fixes, without a stack', async () => {
  const site = temporaryFolder()
  cpSync(validRecords, site, { recursive: true })
  mkdirSync(join(site, 'content/articles'))
  const article = validDocuments.articles.replace('listed: true', 'listd: true')
  writeFileSync(join(site, 'content/articles/error.mdx'), article)
  const records = join(site, 'content/navigation.yaml')
  const navigation = readFileSync(records, 'utf8')
  writeFileSync(records, navigation.replace(/href: \/\w[^,}\s]*/, 'href: /atlantis'))
  const { output, status } = await runCommandFile('renderer/cli/build.ts', [], site)
  expect(status).toBe(1)
  expect(output).toMatch(/error\.mdx:7:.*no field "listd".*Did you mean "listed"/s)
  expect(output).toMatch(/content\/navigation\.yaml:\d+:\d+.*\/atlantis isn't a page on this site/s)
  expect(output).toContain('2 errors in content/.')
  expect(output).not.toMatch(/^ +at |node_modules|Error:/m)
})

/** The npm scripts that run our TypeScript, each with the file that it runs. */
function ourCommands(): [name: string, file: string][] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.entries<string>(scripts).flatMap(([name, script]) => {
    const file = script.match(/\btsx(?:\.mjs)? (\S+\.ts)/)?.[1]
    return file ? [[name, file]] : []
  })
}

test("git checks text out with Linux's line ends on every system", () => {
  const { status, stdout } = spawnSync('git', ['check-attr', 'eol', 'README.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  // A project without git has nothing to check out.
  if (status === 0) expect(stdout).toBe('README.md: eol: lf\n')
})

test.each([
  [undefined, '', 3000],
  [undefined, '8080', 8080],
  ['0', '', 0],
  ['8081', '8080', 8081],
])('--port=%s with PORT=%s is port %s', (option, variable, port) => {
  expect(readPort(option, variable)).toBe(port)
})

test.each(['http', '-1', '65536', '80.5'])(
  'rejects the port %s and says what to use instead',
  (value) => {
    const message = `The port can't be "${value}". Write a number from 0 to 65535`
    expect(() => readPort(value)).toThrow(message)
    expect(() => readPort(undefined, value)).toThrow(message)
  },
)
