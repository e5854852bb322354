import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What decides how an `.mdx` file is compiled: the code beside this project's plugins and the versions of all packages. */
export function compilerFiles(root: string): Buffer[] {
  const folder = join(root, 'renderer/mdx')
  const sources = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
  return [join(root, 'package-lock.json'), ...sources].map((file) => readFileSync(file))
}
