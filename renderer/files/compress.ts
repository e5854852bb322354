import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { writeCached } from './cached.ts'
import { siteFolder } from './writeSiteFile.ts'

const textFiles = `${siteFolder}/**/*.{css,js,json,svg,txt,webmanifest,xml}`

const formats = {
  // Brotli defaults to its best quality, 11: 9% smaller than 9, at 40 ms per page.
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Most files don't change, and compressing takes longer than rendering. */
const cacheFolder = 'node_modules/.cache/compressed'

/** Writes a .br and a .gz file next to a file, for servers that send precompressed files. */
export async function compressFile(file: string, content: Buffer): Promise<void> {
  for (const [ending, compress] of Object.entries(formats)) {
    const key = [process.version, ending, content]
    await writeCached(`${file}.${ending}`, cacheFolder, key, () => compress(content))
  }
}

/**
 * Compresses all text files of the built site except pages, which are compressed when they are
 * written. Other .html files have no copy: hosts tell them from pages by that.
 */
export async function compressOtherFiles(): Promise<void> {
  const files = globSync(textFiles, { dot: true }).filter((file) => !existsSync(`${file}.br`))
  await Promise.all(files.map(async (file) => compressFile(file, await readFile(file))))
}
