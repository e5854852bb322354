import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cities, services } from '../../model/records.ts'
import { didYouMean } from '../content/didYouMean.ts'
import { recordPath } from '../content/readRecords.ts'
import { UserError } from '../content/userError.ts'

const kinds = {
  service: { folder: 'services', records: services },
  city: { folder: 'cities', records: cities },
}

/**
 * Creates the page body of a service or city. Never overwrites a file.
 * @param root of the project
 * @returns the file's path, relative to the project root
 * @throws UserError that says what to do instead
 */
export function newText(kind: keyof typeof kinds, slug: string, root: string): string {
  const { folder, records } = kinds[kind]
  const slugs = records.map((record) => record.slug)
  if (!slugs.includes(slug)) {
    throw new UserError(
      `No ${kind} is named "${slug}". ${didYouMean(slug, slugs)}Write its record first, in ${recordPath(folder)}.`,
    )
  }
  const file = `content/${folder}/${slug}.mdx`
  if (existsSync(join(root, file))) throw new UserError(`${file} already exists. Open it.`)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), template, { flag: 'wx' })
  return file
}

const template = `## TODO What people call about

TODO Short paragraphs. Say what to look at, what it means, and when to call <Phone />.

## TODO How we work

TODO Link to the page where a reader would go on, as in [our services](/services).
`
