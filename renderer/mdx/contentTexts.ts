import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { diagramNames } from '../../components/mdx/vocabulary.ts'
import { cached } from '../files/cached.ts'
import { compileText } from './compileText.ts'

/** The code that determines what a document compiles to. */
const compilerFiles = [
  'package-lock.json',
  'components/mdx/vocabulary.ts',
  'renderer/content/*.ts',
  'model/**/*.ts',
  'renderer/mdx/**/*.ts',
]

const compilerHash = globSync(compilerFiles, {
  cwd: join(import.meta.dirname, '../..'),
  absolute: true,
})
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex')

/**
 * Compiles a document in content/, or reads it from the cache: compiling takes half of the time of
 * a build with 1,000 articles.
 * @param path of the file, relative to the root @param source what the writer wrote
 */
export async function compileCached(root: string, path: string, source: string): Promise<VFile> {
  // A document with pictures depends on other files.
  if (source.includes('![')) return compileText(root, path, source)
  const folder = join(root, 'node_modules/.cache/texts')
  const json = await cached(
    folder,
    [compilerHash, diagramNames().join(), path, source],
    async () => {
      const { data, messages } = await compileText(root, path, source)
      return JSON.stringify({ data, messages })
    },
  )
  const { data, messages }: VFile = JSON.parse(json.toString())
  const file = new VFile({ cwd: root, path, value: source, data })
  for (const message of messages) Object.assign(file.message(message.reason), message)
  return file
}

/** The documents in content/, including files with a wrong extension, so that they are reported. */
export const textFiles = 'content/{articles,services,cities}/**/*.{md,mdx,MDX,markdown,txt}'

/** Compiles every document in content/. */
export async function compileAll(root: string): Promise<VFile[]> {
  const paths = globSync(textFiles, { cwd: root })
  // Read up front, because a writer may delete a file while others compile.
  const sources = paths
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  const files: VFile[] = []
  // Sequential: a thousand syntax trees at once would fill the memory.
  for (const { path, source } of sources) files.push(await compileCached(root, path, source))
  return files
}
