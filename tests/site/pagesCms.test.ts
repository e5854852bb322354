import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Entry, saveAsPagesCms } from '../support/savePagesCms.ts'
import { siteFolder } from './builtSite.ts'
import { ProjectCopy } from './projectCopy.ts'

const copy = new ProjectCopy()
afterAll(() => copy.remove())

test('a site whose files Pages CMS has saved is byte for byte the same', () => {
  const { content }: { content: Entry[] } = parse(copy.read('.pages.yml'))
  const files = content.flatMap((entry) =>
    globSync(entry.name === 'articles' ? `${entry.path}/*.mdx` : entry.path, {
      cwd: copy.path('.'),
    }).map((file) => ({ file, entry })),
  )
  expect(files.length).toBeGreaterThan(content.length)
  for (const { file, entry } of files) copy.write(file, saveAsPagesCms(copy.read(file), entry))
  copy.build()
  const outputs = globSync('**', { cwd: siteFolder })
  const different = outputs.filter((file) => {
    const saved = readFileSync(copy.path(join('dist/client', file)))
    return !saved.equals(readFileSync(join(siteFolder, file)))
  })
  expect(different).toEqual([])
})
