import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

type Part = string | Buffer

/** @param parts everything that the result depends on @param isLasting whether to keep it */
export async function cached(
  folder: string,
  parts: Part[],
  make: () => Promise<Part>,
  isLasting = (_made: Buffer) => true,
): Promise<Buffer> {
  const file = cacheFile(folder, parts)
  try {
    return await readFile(file)
  } catch {
    const made = Buffer.from(await make())
    // Caching is optional: don't fail if the folder isn't writable.
    if (isLasting(made)) await writeWhole(file, made).catch(() => undefined)
    return made
  }
}

/** Writes a cached result. The system copies a known one, which takes less than asking a thread. */
export async function writeCached(
  target: string,
  folder: string,
  parts: Part[],
  make: () => Promise<Part>,
): Promise<void> {
  try {
    copyFileSync(cacheFile(folder, parts), target)
  } catch {
    await writeFile(target, await cached(folder, parts, make))
  }
}

function cacheFile(folder: string, parts: Part[]): string {
  const hash = createHash('sha256')
  // Includes lengths, so that ['ab', 'c'] and ['a', 'bc'] differ.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return join(folder, hash.digest('hex'))
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

/** On Windows, a virus scanner or OneDrive may hold a new file open for a moment. */
const locked = /^(EACCES|EBUSY|EPERM)$/

/** How long (ms) to wait before each new try. */
const pauses = [50, 100, 200, 400]

/**
 * Writes a file in one step: a build may be killed, or run alongside another.
 * @param file named by its content, so that a locked one that exists is complete
 */
export async function writeWhole(file: string, content: Buffer, move = rename): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(part, content)
  for (const pause of [...pauses, undefined]) {
    try {
      return await move(part, file)
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && locked.test(`${error.code}`)
      if (isLocked && pause !== undefined) {
        await sleep(pause)
        continue
      }
      await rm(part, { force: true })
      if (!(isLocked && existsSync(file))) throw error
    }
  }
}
