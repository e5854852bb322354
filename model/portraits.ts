import { join } from 'node:path'
import { pictureCache, pictureVariants } from '../renderer/index.ts'
import { people } from './records.ts'
import { portraitWidth } from './schemas/people.ts'

const root = process.cwd()

/** The sizes of each portrait, by the person's slug. The check reports those that can't be read. */
export const portraits = new Map(
  await Promise.all(
    people.map(async ({ slug, portrait }) => {
      const file = portrait && join(root, 'content/people', portrait)
      const sizes = file && pictureVariants(file, pictureCache(root), portraitWidth)
      return [slug, await Promise.resolve(sizes).catch(() => undefined)] as const
    }),
  ),
)
