import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from './cache/cached.ts'
import { forEachFew } from './cache/forEachFew.ts'

/** Pictures in PNG are compressed as they are. */
const textual = /\.(html|css|js|json|svg|txt|webmanifest|xml)$/

/**
 * Writes `{file}.br` and `{file}.gz` beside every text file, for servers that send them as they are.
 * @param siteFolder where the built site is
 * @param cacheFolder keeps what other builds have compressed: most files are as they were
 */
export async function precompress(siteFolder: string, cacheFolder: string): Promise<void> {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    textual.test(name),
  )
  await forEachFew(files, async (name) => {
    const file = join(siteFolder, name)
    const content = readFileSync(file)
    const params = brotli(file, content.length)
    const keep = (settings: string, compress: () => Promise<Buffer>) =>
      cached(cacheFolder, [process.version, settings, content], compress)
    const br = await keep(JSON.stringify(params), () => compressBrotli(content, { params }))
    const gz = await keep('gzip', () => compressGzip(content, { level: 9 }))
    await writeFile(`${file}.br`, br)
    await writeFile(`${file}.gz`, gz)
  })
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

function brotli(file: string, size: number): Record<number, number> {
  // What all pages share is worth the best there is. For a page that takes 50 times the time and saves
  // a tenth, which fits into the first flight of packets either way: tests/site/budgets.test.ts.
  if (file.endsWith('.js'))
    return { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    // A window of the text's size: setting up the usual 4 MB takes ten times as long as the packing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(size)), 16), 22),
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  }
}
