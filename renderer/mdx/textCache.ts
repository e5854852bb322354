import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { cached } from '../files/cache/cached.ts'
import { namesFiles } from './rules/namesFiles.ts'

/** What decides how a text is read and compiled: the code that does it, what texts may name, the versions of all packages. */
const deciding = [
  'package-lock.json',
  'components/mdx/vocabulary.ts',
  'content/*.ts',
  'renderer/mdx/*.ts',
  'renderer/mdx/rules/*.ts',
]

/** Keeps between builds and dev servers what became of each text: most are as they were, and parsing is most of the work. */
export class TextCache {
  private readonly root: string
  private readonly deciding: string

  /**
   * @param root of the project
   * @param mode Vite's: modules for development tell React where they come from
   */
  constructor(root: string, mode = 'production') {
    this.root = root
    const hash = createHash('sha256').update(mode)
    for (const file of globSync(deciding, { cwd: root }).sort()) {
      hash.update(readFileSync(join(root, file)))
    }
    this.deciding = hash.digest('hex')
  }

  /** What the check reads in a text. @param path from the root of the project */
  reading(path: string, text: string, make: () => Promise<string>): Promise<string> {
    return this.kept('readings', text, [path, text], make)
  }

  /** What a text is compiled to. */
  module(text: string, make: () => Promise<string>): Promise<string> {
    return this.kept('mdx', text, [text], make)
  }

  private async kept(name: string, text: string, parts: string[], make: () => Promise<string>) {
    if (namesFiles(text)) return make()
    const folder = join(this.root, 'node_modules/.cache', name)
    return (await cached(folder, [this.deciding, ...parts], make)).toString()
  }
}
