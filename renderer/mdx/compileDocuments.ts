import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { cached } from '../files/cached.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { compileDocument } from './compileDocument.ts'
import { untranslated } from './fileData.ts'
import { hasError } from './messages.ts'

/** The engine's part of the code that determines what a document compiles to. */
const compilerFiles = ['package-lock.json', 'renderer/content/*.ts', 'renderer/mdx/**/*.ts']

/** Computed once, because dev compiles after each save. */
let compilerHash: string | undefined

function hashCompiler(site: SiteDefinition): string {
  const cwd = join(import.meta.dirname, '../..')
  return globSync([...compilerFiles, ...site.compilerFiles], { cwd, absolute: true })
    .sort()
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
    .digest('hex')
}

/** By path: a build checks all documents, and then bundles them. */
const lastCompiled = new Map<string, VFile>()

export function findCompiled(path: string, source: string): VFile | undefined {
  const file = lastCompiled.get(path)
  return file && String(file) === source ? file : undefined
}

/** Compiling takes half of the time of a build with 1,000 articles. */
export function cachedCompiler(site: SiteDefinition) {
  return async function compile(root: string, path: string, source: string): Promise<VFile> {
    const original = untranslated(path)
    const translated =
      original !== path && existsSync(join(root, original))
        ? await compile(root, original, readFileSync(join(root, original), 'utf8'))
        : undefined
    // A document with pictures depends on other files, and one whose original has an error on it.
    if (source.includes('![') || (translated && hasError(translated)))
      return compileDocument(site, root, path, source, translated)
    compilerHash ??= hashCompiler(site)
    const folder = join(root, 'node_modules/.cache/texts')
    // Names of files, one of which may be added while dev is running.
    const names = Object.values(site.components)
      .flatMap(({ properties = {} }) => Object.values(properties))
      .flatMap((values) => (typeof values === 'function' ? values() : []))
    const make = async () => {
      const { data, messages } = await compileDocument(site, root, path, source, translated)
      return JSON.stringify({ data: { ...data, site: undefined, translated: undefined }, messages })
    }
    // An error may end with the day: that of a date in the future.
    const isLasting = (json: Buffer) => !json.includes('"fatal":true')
    const parts = [compilerHash, names.join(), path, source, String(translated ?? '')]
    const json = await cached(folder, parts, make, isLasting)
    const { data, messages }: VFile = JSON.parse(json.toString())
    const file = new VFile({ cwd: root, path, value: source, data: { ...data, site, translated } })
    for (const message of messages) Object.assign(file.message(message.reason), message)
    return file
  }
}

/** The documents in content/, including files with a wrong extension, so that they are reported. */
export function documentFiles({ documents }: SiteDefinition): string {
  return `content/{,[a-z][a-z]/}{${Object.keys(documents)}}/**/*.{md,mdx,MDX,markdown,txt}`
}

export async function compileDocuments(site: SiteDefinition, root: string): Promise<VFile[]> {
  const compile = cachedCompiler(site)
  const paths = globSync(documentFiles(site), { cwd: root })
  // Read up front, because a writer may delete a file while others compile.
  const sources = paths
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  const files: VFile[] = []
  // Sequential: a thousand syntax trees at once would fill the memory.
  for (const { path, source } of sources) {
    const file = await compile(root, path, source)
    lastCompiled.set(path, file)
    files.push(file)
  }
  return files
}
