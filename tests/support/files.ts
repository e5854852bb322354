import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll } from 'vitest'

/** A new folder, deleted after the tests of the file. @param inside the folder to create it in */
export function temporaryFolder(inside = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  mkdirSync(join(folder, inside), { recursive: true })
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A picture in a single color. */
export function newPicture(width = 900, height = 600, background = '#155b70'): Promise<Buffer> {
  const create = { width, height, channels: 3, background } as const
  return sharp({ create }).png().toBuffer()
}
