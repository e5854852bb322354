import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { slugSchema } from '../../../content/model/schema.ts'
import { toSlug } from '../../../content/model/slug.ts'
import { addMessage } from '../addMessage.ts'
import { isArticle, slugOfFile } from '../fileData.ts'

/** The name of a file is the address of its page. */
export const fileName = lintRule<Root>('content:file-name', (_, file) => {
  const slug = slugOfFile(file)
  const top = { line: 1, column: 1 }
  if (!file.path.endsWith('.mdx')) {
    addMessage(file, top, 'The file extension is not .mdx.', `Rename the file to ${slug}.mdx.`)
  } else if (isArticle(file) && file.path !== `content/articles/${slug}.mdx`) {
    addMessage(
      file,
      top,
      'An article must be directly in content/articles.',
      `Move it to content/articles/${slug}.mdx.`,
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
