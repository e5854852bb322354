import { join } from 'node:path'
import { vi } from 'vitest'
// With the content of this project, for other tests in this process.
import '../../model/records.ts'

const root = join(import.meta.dirname, '../..')
let runs = 0

/**
 * Runs a command as Node would, but in this process, which takes a fraction of the time.
 * @param cwd the project that it works on
 */
export async function runCommandFile(file: string, options: string[] = [], cwd = root) {
  let output = ''
  const print = (text: string) => {
    output += `${text}\n`
  }
  const { argv, exitCode, env } = process
  process.argv = ['node', file, ...options]
  process.exitCode = 0
  process.env = { ...env }
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  vi.spyOn(process, 'cwd').mockReturnValue(cwd)
  try {
    // The query string forces a new module each time.
    await import(/* @vite-ignore */ `${join(root, file)}?${++runs}`)
    return { output, status: process.exitCode }
  } finally {
    vi.restoreAllMocks()
    Object.assign(process, { argv, exitCode, env })
  }
}
