import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../model/readContent.ts'
import { temporaryFolder } from '../support/files.ts'
import { validRecords } from './brokenRecords.ts'

test('a site without files for its local facts and redirects has none', () => {
  const root = temporaryFolder()
  cpSync(validRecords, root, { recursive: true })
  for (const name of ['local', 'redirects'])
    rmSync(join(root, `content/${name}.yaml`), { force: true })
  const { content } = readContent(root)
  expect(content?.local.utilities).toEqual([])
  expect(content?.redirects).toEqual([])
})
