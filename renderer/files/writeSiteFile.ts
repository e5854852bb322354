import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The output folder of the build, relative to the project root. */
export const siteFolder = 'dist/client'

/** Writes a file to the built site. @param path on the site: '/robots.txt' */
export async function writeSiteFile(path: string, content: string | Buffer): Promise<void> {
  const file = join(siteFolder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
