import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { services, today } from '../../model/records.ts'
import { articleSchema } from '../../model/schemas/article.ts'
import { toSlug } from '../content/toSlug.ts'
import { UserError } from '../content/userError.ts'

/**
 * Creates an article with this title. Never overwrites a file.
 * @param root of the project
 * @returns the file's path, relative to the project root
 * @throws UserError that says what to do instead
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
      `This command writes articles, and has no option ${option}. Give the title in quotes; for another page, run \`npm run new -- --help\`.`,
    )
  }
  const { title: limits } = articleSchema.shape
  if (!limits.safeParse(title).success) {
    throw new UserError(
      `The title has ${title.length} characters; it must have ${limits.minLength} to ${limits.maxLength}.`,
    )
  }
  const slug = toSlug(title)
  if (slug === '') throw new UserError(`"${title}" has no letters or digits for the path.`)
  const file = `content/articles/${slug}.mdx`
  if (existsSync(join(root, file))) {
    throw new UserError(`${file} already exists. Open it, or choose another title.`)
  }
  // Any service will do: the writer changes it.
  const text = articleTemplate(title, today(), services[0]?.slug ?? '')
  writeFileSync(join(root, file), text, { flag: 'wx' })
  return file
}

/**
 * The template for new articles. It passes `npm run check`, which lists every TODO as a warning.
 * @param title as the writer typed it
 * @param today YYYY-MM-DD
 * @param service slug of a service
 */
export function articleTemplate(title: string, today: string, service: string): string {
  // Quoted if YAML would not read it as a string.
  const fields = { title: stringify(title, { lineWidth: 0 }).trim(), today, service }
  return Object.entries(fields).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, () => value),
    readFileSync(join(import.meta.dirname, 'article.mdx'), 'utf8'),
  )
}
