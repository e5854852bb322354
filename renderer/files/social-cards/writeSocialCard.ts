import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageFacts } from '../../../content/model/pageFacts.ts'
import { socialCard } from '../../head/socialCard.ts'
import { cachedPicture } from './cachedPicture.ts'
import { drawing } from './drawing.tsx'

/**
 * Writes the social card of a page.
 * @param root of the project, which keeps pictures between builds
 * @param siteFolder where the built site is
 */
export async function writeSocialCard(
  page: PageFacts,
  root: string,
  siteFolder: string,
): Promise<void> {
  const card = socialCard(page)
  const file = join(siteFolder, card.path)
  const picture = await cachedPicture(drawing(card), join(root, 'node_modules/.cache/social-cards'))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, picture)
}
