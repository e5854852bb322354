import { join } from 'node:path'
import { pictureCache, pictureVariants } from '../renderer/index.ts'
import { home, people } from './records.ts'
import { photoWidth } from './schemas/home.ts'
import { portraitWidth } from './schemas/people.ts'

const root = process.cwd()

/** The sizes of a record's picture. The check reports those that can't be read. */
async function readPicture(record: string, name: string | undefined, width: number) {
  if (!name) return undefined
  const file = join(root, 'content', record, name)
  return pictureVariants(file, pictureCache(root), width).catch(() => undefined)
}

/** By the person's slug. */
export const portraits = new Map(
  await Promise.all(
    people.map(
      async ({ slug, portrait }) =>
        [slug, await readPicture('people', portrait, portraitWidth)] as const,
    ),
  ),
)

export const heroPhoto = await readPicture('home', home.hero.photo?.file, photoWidth)
