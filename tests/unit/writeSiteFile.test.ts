import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSiteFile } from '../../renderer/files/writeSiteFile.ts'
import { temporaryFolder } from '../support/files.ts'

test("keeps an owner's own file from public/ instead of a generated one", async () => {
  const root = temporaryFolder('public')
  mkdirSync(join(root, 'dist/client'), { recursive: true })
  for (const folder of ['public', 'dist/client']) {
    writeFileSync(join(root, folder, 'favicon.ico'), 'own')
  }
  await writeSiteFile('/favicon.ico', 'generated', root)
  await writeSiteFile('/social/about.png', 'generated', root)
  expect(readFileSync(join(root, 'dist/client/favicon.ico'), 'utf8')).toBe('own')
  expect(existsSync(join(root, 'dist/client/social/about.png'))).toBe(true)
})
