import { posix } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { toSlug } from '../../content/model/schemas/fields.ts'
import { addMessage } from '../mdx/messages.ts'

/** Documents that `compileAll` reads, and the guide. */
const read = /^content\/((articles|services|cities)\/.*\.(md|mdx|MDX|markdown|txt)|README\.md)$/

/** Reports documents in content/ that would never be on the site. @param cwd the project root */
export function strayDocuments(cwd: string): VFile[] {
  return globSync('content/**/*.{md,mdx,markdown,doc,docx,odt,rtf,pages,htm,html}', {
    cwd,
    caseSensitiveMatch: false,
  })
    .filter((path) => !read.test(path))
    .map((path) => {
      const file = new VFile({ cwd, path })
      const { name, ext } = posix.parse(path)
      const target = `content/articles/${toSlug(name)}.mdx`
      addMessage(file, 0, 'stray', {
        reason: `Nothing reads ${path}.`,
        note: /^\.(mdx?|markdown)$/i.test(ext)
          ? `Move it to ${target}, or delete it.`
          : `Copy its text into ${target}, or delete it.`,
      })
      return file
    })
}
