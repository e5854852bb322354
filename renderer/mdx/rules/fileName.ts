import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { slugSchema } from '../../../content/model/schema.ts'
import { toSlug } from '../../../content/model/slug.ts'
import { addMessage } from '../addMessage.ts'
import { slugOfFile } from '../fileData.ts'

/** The name of a file is the address of its page. */
export const fileName = lintRule<Root>('content:file-name', (_, file) => {
  const slug = slugOfFile(file)
  const top = { line: 1, column: 1 }
  if (!file.path.endsWith('.mdx')) {
    addMessage(file, top, 'The file extension is not .mdx.', `Rename the file to ${slug}.mdx.`)
  } else if (file.path.split('/').length > 3) {
    const [folder] = file.path.match(/^content\/\w+/) ?? []
    addMessage(
      file,
      top,
      `A text must be directly in ${folder}.`,
      `Move it to ${folder}/${slug}.mdx.`,
    )
  } else if (!slugSchema.safeParse(slug).success) {
    addMessage(
      file,
      top,
      `The file name "${slug}" can't be a page's address.`,
      `Use lower-case letters, digits and single hyphens: rename the file to ${toSlug(slug)}.mdx.`,
    )
  }
})
