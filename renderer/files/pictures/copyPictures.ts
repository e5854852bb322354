import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeSiteFile } from '../writeSiteFile.ts'
import { pictureCache, picturesPath } from './pictureVariants.ts'

const address = new RegExp(`${picturesPath}([\\w-]+\\.(?:avif|webp))`, 'g')

/** Copies a page's pictures into the built site. @param html of the page */
export async function copyPictures(html: string): Promise<void> {
  for (const [path, name = ''] of html.matchAll(address)) {
    await writeSiteFile(path, await readFile(join(pictureCache(process.cwd()), name)))
  }
}
