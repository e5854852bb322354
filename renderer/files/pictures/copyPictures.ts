import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeSiteFile } from '../writeSiteFile.ts'
import { pictureCache, picturesPath } from './pictureVariants.ts'

const address = new RegExp(`${picturesPath}([\\w-]+\\.(?:avif|webp))`, 'g')

/** Copies the pictures that a page shows into the built site. @param html of the page */
export async function copyPictures(html: string, root: string): Promise<void> {
  const names = new Map([...html.matchAll(address)].map(([path, name = '']) => [path, name]))
  for (const [path, name] of names) {
    await writeSiteFile(path, await readFile(join(pictureCache(root), name)))
  }
}
