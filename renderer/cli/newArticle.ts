import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { todayInWashington } from '../../content/model/lifecycle.ts'
import { articleSchema, toSlug } from '../../content/model/schema.ts'
import { UserError } from '../../content/model/userError.ts'
import { articleTemplate } from './articleTemplate.ts'

/**
 * Writes a new article with the title, and never over another.
 * @param root of the project
 * @returns path of the file, from the root
 * @throws an error that says what to do instead
 */
export function newArticle(title: string, root: string): string {
  if (title === '') {
    throw new UserError(
      'Give the title in quotes, as in:  npm run new -- "How a heat pump defrosts"',
    )
  }
  const { title: limits } = articleSchema.shape
  if (!limits.safeParse(title).success) {
    throw new UserError(
      `The title has ${title.length} characters; it must have ${limits.minLength} to ${limits.maxLength}.`,
    )
  }
  const slug = toSlug(title)
  if (slug === '') throw new UserError(`"${title}" has no letters to make an address from.`)
  const file = `content/articles/${slug}.mdx`
  if (existsSync(join(root, file))) {
    throw new UserError(`${file} is there already: open it, or choose another title.`)
  }
  writeFileSync(join(root, file), articleTemplate(title, todayInWashington()), { flag: 'wx' })
  return file
}
