import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The output folder of the build, relative to the project root. */
export const siteFolder = 'dist/client'

/** A file that exists while a build writes the site, and after a build that was stopped. */
export const unfinishedFile = 'dist/unfinished'

/** Whether a part of the site is missing. @param folder of the site, in `dist` */
export function isUnfinished(folder: string): boolean {
  return existsSync(join(folder, '..', basename(unfinishedFile)))
}

/** An owner's file of the same name in public/ stays. @param path on the site: '/robots.txt' */
export async function writeSiteFile(
  path: string,
  content: string | Buffer,
  root = '',
): Promise<void> {
  if (existsSync(join(root, 'public', path))) return
  const file = join(root, siteFolder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
