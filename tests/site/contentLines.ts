import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Where the content names a link, for the message of a test that found it broken.
 * @param path of the page that shows the link: if it is an article, only its own file counts
 * @returns '(content/articles/ac-repair.mdx:12)', or where no line of content holds it, where to look
 */
export function contentLines(target: string, path: string): string {
  const all = contentFiles()
  const own = all.filter((file) => file.endsWith(`articles/${path.replace(/^\/blog\//, '')}.mdx`))
  const found = [...linesWith(target, own), ...linesWith(target, all)]
  return `(${[...new Set(found)].join(', ') || 'not from content: see components and pages'})`
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
