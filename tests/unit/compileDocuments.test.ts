import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VFile } from 'vfile'
import { afterEach, expect, test, vi } from 'vitest'
import { getErrors, getWarnings, report } from '../../renderer/content/report.ts'
import { compileDocuments } from '../../renderer/mdx/compileDocuments.ts'
import { site } from '../../site.config.ts'
import { newPicture, temporaryFolder } from '../support/files.ts'
import { validArticle } from '../support/validArticle.ts'

const root = temporaryFolder('content/articles')
const folder = join(root, 'content/articles')

afterEach(() => vi.useRealTimers())

test('returns the same document from the cache, including its messages', async () => {
  writeFileSync(join(folder, 'a.mdx'), validArticle.replace('Damp air', 'TODO air'))
  const [made] = await compileDocuments(site, root)
  const [read] = await compileDocuments(site, root)
  expect(JSON.parse(JSON.stringify(read?.data))).toEqual(JSON.parse(JSON.stringify(made?.data)))
  expect(report(getWarnings([read ?? new VFile()]))).toContain('"TODO" is a placeholder.')
  expect(read?.messages.map(String)).toEqual(made?.messages.map(String))
})

test('compiles a document once, not once a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const other = temporaryFolder('content/articles')
  writeFileSync(join(other, 'content/articles/a.mdx'), validArticle)
  for (const day of ['2025-11-22', '2025-11-23']) {
    vi.setSystemTime(`${day}T12:00:00Z`)
    await compileDocuments(site, other)
  }
  expect(readdirSync(join(other, 'node_modules/.cache/texts'))).toHaveLength(1)
})

test('forgets an error that a later day ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const other = temporaryFolder('content/articles')
  const updated = validArticle.replace('published: ', 'updated: 2026-05-03\npublished: ')
  writeFileSync(join(other, 'content/articles/a.mdx'), updated)
  const errorsOn = async (day: string) => {
    vi.setSystemTime(`${day}T12:00:00Z`)
    return getErrors(await compileDocuments(site, other))
  }
  expect(await errorsOn('2026-05-01')).toHaveLength(1)
  expect(await errorsOn('2026-05-03')).toEqual([])
})

test('recompiles a document with a picture, because it depends on another file', async () => {
  writeFileSync(join(folder, 'a.mdx'), `${validArticle}\n![A unit](./unit.png)\n`)
  const messages = async () => (await compileDocuments(site, root))[0]?.messages
  expect(await messages()).toHaveLength(1)
  writeFileSync(join(folder, 'unit.png'), await newPicture(400, 300))
  expect(await messages()).toEqual([])
})
