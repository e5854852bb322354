import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sitePages } from '../../components/seo/sitePages'
import { socialCard } from '../../components/seo/socialCard'
import { forEachFew } from '../cache/forEachFew'
import { cachedPicture } from './cachedPicture'
import { drawing } from './drawing'

/**
 * Writes the social card of every page.
 * @param siteFolder where the built site is
 * @param cacheFolder where pictures are kept between builds
 */
export async function writeSocialCards(siteFolder: string, cacheFolder: string): Promise<void> {
  await forEachFew(sitePages, async (page) => {
    const card = socialCard(page)
    const file = join(siteFolder, card.path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await cachedPicture(drawing(card), cacheFolder))
  })
}
