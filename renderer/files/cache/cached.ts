import { createHash, randomUUID } from 'node:crypto'
// For small files, reading synchronously is seven times as fast.
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
  const file = join(folder, hashOf(parts))
  try {
    return readFileSync(file)
  } catch {
    const made = Buffer.from(await make())
    await keep(file, made)
    return made
  }
}

function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  // With their lengths, ['ab', 'c'] and ['a', 'bc'] differ.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

async function keep(file: string, content: Buffer): Promise<void> {
  // Renamed when complete: a build may be killed, or run beside another.
  const part = `${file}.${randomUUID()}.part`
  try {
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(part, content)
    await rename(part, file)
  } catch {
    await rm(part, { force: true }).catch(() => undefined)
  }
}
