import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { forEachFew } from '../cache/forEachFew.ts'

/** Pictures in PNG are compressed as they are. */
const textual = /\.(html|css|js|json|svg|txt|webmanifest|xml)$/

/**
 * Writes `{file}.br` and `{file}.gz` beside every text file, for servers that send them as they are.
 * @param siteFolder where the built site is
 */
export async function precompress(siteFolder: string): Promise<void> {
  const names = await readdir(siteFolder, { recursive: true })
  const files = names.filter((name) => textual.test(name))
  await forEachFew(files, (name) => compress(join(siteFolder, name)))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  // The best a page can have costs 50 times the time and saves a tenth, which fits into the first
  // flight of packets either way. What all pages share is worth it.
  const quality = file.endsWith('.js') ? constants.BROTLI_MAX_QUALITY : 5
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
