import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { cached } from '../files/cache/cached.ts'

/** All that a compiled text depends on, besides the text. */
const code = [
  'package-lock.json',
  'components/mdx/vocabulary.ts',
  'content/model/*.ts',
  'renderer/mdx/**/*.ts',
]

type Compile = (root: string, path: string, source: string) => Promise<VFile>

/**
 * Keeps compiled texts between builds and checks: compiling takes half of a build of 1,000 articles.
 * @param root of the project
 */
export function cacheTexts(
  root: string,
  compile: Compile,
): (path: string, source: string) => Promise<VFile> {
  const hash = createHash('sha256')
  for (const file of globSync(code, { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)))
  const version = hash.digest('hex')
  const folder = join(root, 'node_modules/.cache/texts')
  return async (path, source) => {
    // A text with pictures or imports depends on other files.
    if (/!\[|^import\b/m.test(source)) return compile(root, path, source)
    const make = async () => toJson(await compile(root, path, source))
    return fromJson(root, path, await cached(folder, [version, path, source], make))
  }
}

function toJson({ value, data, messages }: VFile): string {
  const plain = messages.map(({ reason, note, line, column, fatal, ruleId, source }) => ({
    ...{ reason, note, line, column, fatal, ruleId, source },
  }))
  return JSON.stringify({ value: String(value), data, messages: plain })
}

function fromJson(cwd: string, path: string, json: Buffer): VFile {
  const { value, data, messages }: Pick<VFile, 'value' | 'data'> & { messages: VFileMessage[] } =
    JSON.parse(json.toString())
  const file = new VFile({ cwd, path, value, data })
  for (const message of messages) Object.assign(file.message(message.reason), message)
  return file
}
