import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictureCache, picturesPath } from './pictureVariants.ts'

/** Copies the pictures that a page shows beside it. @param siteFolder where the built site is */
export async function copyPictures(html: string, root: string, siteFolder: string): Promise<void> {
  const names = new Set(
    [...html.matchAll(new RegExp(`${picturesPath}([\\w-]+\\.(?:avif|webp))`, 'g'))].flatMap(
      ([, name]) => name ?? [],
    ),
  )
  for (const name of names) {
    const target = join(siteFolder, picturesPath, name)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(pictureCache(root), name), target)
  }
}
