import { readdirSync, utimesSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cached, deleteOld, writeWhole } from '../../renderer/files/cached.ts'
import { temporaryFolder } from '../support/files.ts'

const folder = temporaryFolder()

test('creates a result once for the same parts, and again for others', async () => {
  let count = 0
  const make = async () => `made ${++count}`
  const ask = async (parts: string[]) => (await cached(join(folder, 'new'), parts, make)).toString()
  expect(await ask(['ab', 'c'])).toBe('made 1')
  expect(await ask(['ab', 'c'])).toBe('made 1')
  expect(await ask(['a', 'bc'])).toBe('made 2')
  expect(readdirSync(join(folder, 'new'))).toHaveLength(2)
})

test('deletes results that are older than a month', async () => {
  const old = join(folder, 'old')
  await cached(old, ['x'], async () => 'made')
  await cached(old, ['y'], async () => 'made')
  const [file = ''] = readdirSync(old)
  const longAgo = Date.now() / 1000 - 32 * 86_400
  utimesSync(join(old, file), longAgo, longAgo)
  await deleteOld(folder)
  expect(readdirSync(old)).toHaveLength(1)
  await expect(deleteOld(join(folder, 'none'))).resolves.toBeUndefined()
})

test('does not cache a failure', async () => {
  const fail = () => Promise.reject(new Error('no'))
  await expect(cached(folder, ['x'], fail)).rejects.toThrow('no')
  expect((await cached(folder, ['x'], async () => 'yes')).toString()).toBe('yes')
})

test('returns the result even if the folder is not writable', async () => {
  const made = await cached('/dev/null/folder', ['x'], async () => 'made')
  expect(made.toString()).toBe('made')
})

test('writes a file that a virus scanner holds for a moment, and leaves no part behind', async () => {
  const file = join(folder, 'locked/a')
  await writeWhole(file, Buffer.from('made'), lockedFor(2))
  expect(readdirSync(join(folder, 'locked'))).toEqual(['a'])
  // Another process has written the same and holds it.
  await writeWhole(file, Buffer.from('made'), lockedFor(Number.POSITIVE_INFINITY))
  expect(readdirSync(join(folder, 'locked'))).toEqual(['a'])
})

test('reports a file that stays locked, and one that has another problem', async () => {
  const write = (times: number, code: string) =>
    writeWhole(join(folder, 'never/a'), Buffer.from('made'), lockedFor(times, code))
  await expect(write(Number.POSITIVE_INFINITY, 'EPERM')).rejects.toThrow('EPERM')
  await expect(write(1, 'ENOSPC')).rejects.toThrow('ENOSPC')
  expect(readdirSync(join(folder, 'never'))).toEqual([])
})

function lockedFor(times: number, code = 'EPERM'): typeof rename {
  let left = times
  return async (from, to) => {
    if (left-- > 0) throw Object.assign(new Error(code), { code })
    return rename(from, to)
  }
}
