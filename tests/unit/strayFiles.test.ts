import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { getErrors, reportBriefly } from '../../renderer/content/report.ts'
import { strayFiles } from '../../renderer/content/strayFiles.ts'
import { site } from '../../site.config.ts'
import { temporaryFolder } from '../support/files.ts'
import { validRecords } from './brokenRecords.ts'

const root = temporaryFolder()
beforeEach(() => {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  cpSync(validRecords, root, { recursive: true })
})

const asArticle = (slug: string) =>
  `If it is an article, move it to content/articles/${slug}.mdx. Otherwise, keep it elsewhere.`
const elsewhere = 'If visitors may have it, move it to public/. Otherwise, keep it elsewhere.'
const pasted = 'Run npm run new -- "Its title", and paste its text there. Keep this file elsewhere.'

test.each([
  ['content/services.yml', 'Move its changes to content/services.yaml, and delete it.'],
  ['content/business copy.yaml', 'Move its changes to content/business.yaml, and delete it.'],
  ['content/business (1).yaml', 'Move its changes to content/business.yaml, and delete it.'],
  ['content/business - Copy (2).yaml', 'Move its changes to content/business.yaml, and delete it.'],
  ['content/business.yaml.txt', 'Move its changes to content/business.yaml, and delete it.'],
  ['content/articles/faq.yaml', 'Move its changes to content/faq.yaml, and delete it.'],
  ['content/map.json', 'Move its changes to content/map.geojson, and delete it.'],
  ['content/calculators.yml', 'Rename it to content/calculators.yaml.'],
  ['content/Symptoms.yaml', 'Rename it to content/symptoms.yaml.'],
  ['content/copuons.yaml', 'Rename it to content/coupons.yaml, or delete it.'],
  ['content/specials.yaml', 'Delete it.'],
  ['content/notes.mdx', asArticle('notes')],
  ['content/Frozen Coil.md', asArticle('frozen-coil')],
  ['content/Articles/frost.mdx', asArticle('frost')],
  ['content/article/frost.mdx.txt', asArticle('frost')],
  ['content/articles/frost.Mdx', asArticle('frost')],
  ['content/model/frost.mdx', asArticle('frost')],
  ['content/service/ac-repair.mdx', 'Move it to content/services/ac-repair.mdx.'],
  ['content/page/financing.mdx', 'Move it to content/pages/financing.mdx.'],
  ['content/articles/Frozen coil.docx', pasted],
  ['content/articles/frost.pages', pasted],
  ['content/articles/prices.pdf', elsewhere],
  ['content/photos.zip', elsewhere],
  ['content/unit.jpg', 'Move it next to the text that shows it, in content/articles/.'],
])('reports %s, which nothing reads', (name, note) => {
  write(name)
  const errors = reportBriefly(getErrors(strayFiles(site, root, [])))
  expect(errors).toBe(`${name}:1:1  Nothing reads ${name}. ${note}`)
})

test('reports nothing that is read, or that an operating system leaves', () => {
  for (const name of [
    'content/README.md',
    'content/dictionary.txt',
    'content/map.geojson',
    'content/business.yaml',
    'content/articles/frost.mdx',
    'content/articles/frost.txt',
    'content/articles/unit.jpg',
    'content/articles/prepared/unit.HEIC',
    'content/services/ac-repair.mdx',
    'content/pages/financing.mdx',
    'content/.DS_Store',
    'content/articles/Thumbs.db',
    'content/articles/desktop.ini',
    'content/articles/~$frost.docx',
    'content/articles/frost.mdx~',
  ]) {
    write(name)
  }
  expect(strayFiles(site, root, [])).toEqual([])
})

function write(name: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), '')
}
