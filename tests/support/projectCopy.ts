import { type ChildProcess, execFileSync, execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'

export const root = join(import.meta.dirname, '../..')
const vike = join(root, 'node_modules/vike/bin.js')
export const vitest = join(root, 'node_modules/vitest/vitest.mjs')
/** The arguments with which Node builds the site. */
const buildCommand = ['--import', './renderer/cli/tsx.mjs', 'renderer/cli/build.ts']

/** Files that a copy doesn't need, or creates itself. */
const leftOut = /^(node_modules|dist|test-results|playwright-report|\.git|\.env.*)$/

/** A temporary copy of the project, to change, build, and serve. */
export class ProjectCopy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'site-copy-'))

  /**
   * @param hasOwnCache whether its builds have a separate cache
   * @param commit to copy in place of the working tree
   */
  constructor({ hasOwnCache = false, commit = '' } = {}) {
    if (commit) {
      const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
      execFileSync('tar', ['-x'], { cwd: this.folder, input: archive })
    } else {
      // Not `git ls-files`, because a project downloaded as a zip file isn't a Git repository.
      for (const name of readdirSync(root)) {
        if (!leftOut.test(name))
          cpSync(join(root, name), join(this.folder, name), { recursive: true })
      }
    }
    const lock = 'package-lock.json'
    if (commit && this.read(lock) !== readFileSync(join(root, lock), 'utf8')) {
      execSync('npm ci --no-audit --no-fund', { cwd: this.folder, stdio: 'inherit' })
      return
    }
    mkdirSync(this.path('node_modules'))
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (hasOwnCache && name === '.cache') continue
      const target = join(root, 'node_modules', name)
      const link = this.path(join('node_modules', name))
      // On Windows, everyone may create junctions, but not other links.
      if (statSync(target).isDirectory()) symlinkSync(target, link, 'junction')
      else copyFileSync(target, link)
    }
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }

  path(file: string): string {
    return join(this.folder, file)
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8')
  }

  /** @throws if the edit changes nothing */
  edit(file: string, change: (text: string) => string): void {
    const text = this.read(file)
    const changed = change(text)
    if (changed === text) throw new Error(`${file} has nothing to change.`)
    this.write(file, changed)
  }

  readYaml(file: string) {
    return parse(this.read(file))
  }

  editYaml(file: string, fields: object): void {
    this.write(file, stringify({ ...this.readYaml(file), ...fields }))
  }

  /** Deletes a file or folder, if it exists. */
  delete(file: string): void {
    rmSync(join(this.folder, file), { force: true, recursive: true })
  }

  /** Runs one of the project's commands and shows its output. @throws if it fails */
  async run(command: string, ...parameters: string[]): Promise<void> {
    // Windows finds `npm.cmd` and `npx.cmd` only through a shell.
    const shell = process.platform === 'win32'
    const options = { cwd: this.folder, stdio: 'inherit', shell } as const
    const [status] = await once(spawn(command, parameters, options), 'exit')
    if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`)
  }

  /**
   * @param day to build the site for
   * @param variables for the environment, in addition to this process's
   * @returns its output
   * @throws with its output if the build fails
   */
  build(day = '', variables: Record<string, string> = {}): string {
    const command = [...buildCommand, ...(day ? [`--now=${day}`] : [])]
    const env = { ...process.env, ...variables }
    const options = { cwd: this.folder, env, stdio: 'pipe', encoding: 'utf8' } as const
    return execFileSync(process.execPath, command, options)
  }

  dev(port: string): ChildProcess {
    const env = { ...process.env, PORT: port }
    return spawn(process.execPath, [vike, 'dev'], { cwd: this.folder, env, stdio: 'ignore' })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
