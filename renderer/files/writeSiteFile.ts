import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the build writes the site, from the root of the project. */
export const siteFolder = 'dist/client'

/** Writes a file of the built site. @param path on the site: '/robots.txt' */
export async function writeSiteFile(path: string, content: string | Buffer): Promise<void> {
  const file = join(siteFolder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
