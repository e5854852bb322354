import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Returns the cached result of `make`, or makes and caches it.
 * @param folder created if missing; if it isn't writable, nothing is cached
 * @param parts everything that the result depends on
 */
export async function cached(
  folder: string,
  parts: (string | Buffer)[],
  make: () => Promise<string | Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256')
  // Includes lengths, so that ['ab', 'c'] and ['a', 'bc'] differ.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  const file = join(folder, hash.digest('hex'))
  try {
    return await readFile(file)
  } catch {
    const made = Buffer.from(await make())
    // Caching is optional: don't fail if the folder isn't writable.
    await writeWhole(file, made).catch(() => undefined)
    return made
  }
}

/** How long (ms) a cached result is kept. */
const lifetime = 30 * 86_400_000

/** Deletes old results, most of which are no longer used. */
export async function deleteOld(folder: string): Promise<void> {
  // Without a writable folder, nothing was cached.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    // Another build may have deleted it.
    const made = entry.isFile() && (await stat(file).catch(() => undefined))?.mtimeMs
    if (made && Date.now() - made > lifetime) await rm(file, { force: true })
  }
}

/**
 * Writes a file in one step, by renaming it when it is complete. A build may be killed, or run
 * alongside another.
 */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(part, content)
  await rename(part, file)
}
