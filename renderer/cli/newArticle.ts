import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { services, today } from '../../content/model/records.ts'
import { articleSchema } from '../../content/model/schemas/article.ts'
import { toSlug } from '../../content/model/schemas/fields.ts'
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
  const [option] = title.match(/^-\S*/) ?? []
  if (option) {
    throw new UserError(
      `This command writes articles, and has no option ${option}. Give the title in quotes; for another page, see "Add a page" in the README.`,
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
  // Any service will do: the writer chooses.
  const text = articleTemplate(title, today(), services[0]?.slug ?? '')
  writeFileSync(join(root, file), text, { flag: 'wx' })
  return file
}
