import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Where the content names a link, for the message of a test that found it broken.
 * @param path of the page that shows the link: if it has a text of its own, that comes first
 * @returns '(content/articles/ac-repair.mdx:12)', or where to look if no line of content holds it
 */
export function contentLines(target: string, path: string): string {
  const files = contentFiles()
  const own = files.filter((file) => file.endsWith(`/${path.split('/').at(-1)}.mdx`))
  const found = linesWith(target, own)
  const lines = found.length > 0 ? found : linesWith(target, files)
  return `(${lines.join(', ') || 'in no line of content: see components and pages'})`
}

function linesWith(text: string, files: string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(text) ? [`${file}:${index + 1}`] : [])),
  )
}

function contentFiles(): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mdx)$/.test(file))
    .map((file) => join('content', file))
}
