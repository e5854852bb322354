import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Returns the cached result of `make`, or makes and caches it.
 * @param folder created if missing; if it can't be written, nothing is cached
 * @param parts everything that the result depends on
 */
export async function cached(
  folder: string,
  parts: (string | Buffer)[],
  make: () => Promise<string | Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256')
  // With their lengths, ['ab', 'c'] and ['a', 'bc'] differ.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  const file = join(folder, hash.digest('hex'))
  try {
    return await readFile(file)
  } catch {
    const made = Buffer.from(await make())
    // A folder that can't be written to is no reason to fail.
    await writeWhole(file, made).catch(() => undefined)
    return made
  }
}

/** How long (ms) a cached result is kept. */
const lifetime = 30 * 86_400_000

/** Deletes the results that were made long ago: nobody asks for most of them any more. */
export async function deleteOld(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    // Another build may have deleted it.
    const made = entry.isFile() && (await stat(file).catch(() => undefined))?.mtimeMs
    if (made && Date.now() - made > lifetime) await rm(file, { force: true })
  }
}

/**
 * Writes a file that is never seen half-written: it is renamed when complete. A build may be killed,
 * or run beside another.
 */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(part, content)
  await rename(part, file)
}
