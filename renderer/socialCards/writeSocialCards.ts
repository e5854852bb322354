import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sitePages } from '../../components/seo/sitePages'
import { socialCard } from '../../components/seo/socialCard'
import { cachedPicture } from './cachedPicture'
import { drawing } from './drawing'

/**
 * Writes the social card of every page.
 * @param siteFolder where the built site is
 * @param cacheFolder where pictures are kept between builds
 */
export async function writeSocialCards(siteFolder: string, cacheFolder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  await Promise.all(
    sitePages.map(async (page) => {
      const card = socialCard(page)
      const file = join(siteFolder, card.path)
      await mkdir(dirname(file), { recursive: true })
      await copyFile(await cachedPicture(drawing(card), cacheFolder), file)
    }),
  )
}
