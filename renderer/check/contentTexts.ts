import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { VFile } from 'vfile'
import { compileText } from '../mdx/compileText.ts'
import { cacheTexts } from './textCache.ts'

/** The texts of content/, each compiled once until it changes: for the check and for Vite. */
export class ContentTexts {
  /** Of the project. */
  readonly root: string
  private readonly compileOrRead: ReturnType<typeof cacheTexts>
  private readonly compiled = new Map<string, { source: string; file: Promise<VFile> }>()

  constructor(root: string) {
    this.root = root
    this.compileOrRead = cacheTexts(root, compileText)
  }

  /** @param path of the file, from the root @param source what the writer wrote */
  compile(path: string, source: string): Promise<VFile> {
    const known = this.compiled.get(path)
    if (known?.source === source) return known.file
    const file = this.compileOrRead(path, source)
    this.compiled.set(path, { source, file })
    return file
  }

  /** Every text of articles, services and cities; files with a wrong extension too, for their message. */
  async compileAll(): Promise<VFile[]> {
    const paths = globSync('content/{articles,services,cities}/**/*.{md,mdx,MDX,markdown,txt}', {
      cwd: this.root,
    })
    const files: VFile[] = []
    // One by one: a thousand syntax trees at once would fill the memory.
    for (const path of paths.sort()) {
      files.push(await this.compile(path, readFileSync(join(this.root, path), 'utf8')))
    }
    return files
  }

  /** Compiles all texts anew, for example after a picture was added. */
  clear(): void {
    this.compiled.clear()
  }
}
