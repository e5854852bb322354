import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { reportBriefly } from '../../renderer/check/report.ts'
import { strayDocuments } from '../../renderer/check/strayDocuments.ts'
import { temporaryFolder } from '../support/files.ts'

test('reports documents that are in no folder of documents, or that are from Word', () => {
  const root = temporaryFolder()
  for (const path of [
    'content/README.md',
    'content/notes.mdx',
    'content/blog/frost.mdx',
    'content/articles/frost.mdx',
    'content/articles/frost.txt',
    'content/articles/Frost and Ice.docx',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
  const files = strayDocuments(root)
  const messages = files.map((file) =>
    reportBriefly(file.messages.map((message) => ({ file, message }))),
  )
  expect(messages.toSorted()).toEqual([
    'content/articles/Frost and Ice.docx:1:1  Nothing reads content/articles/Frost and Ice.docx. Copy its text into content/articles/frost-and-ice.mdx, or delete it.',
    'content/blog/frost.mdx:1:1  Nothing reads content/blog/frost.mdx. Move it to content/articles/frost.mdx, or delete it.',
    'content/notes.mdx:1:1  Nothing reads content/notes.mdx. Move it to content/articles/notes.mdx, or delete it.',
  ])
})
