import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ContentTexts } from '../../renderer/check/contentTexts.ts'
import { soundArticle } from './brokenArticles.ts'

const root = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a text is compiled once until it changes', async () => {
  const folder = join(root, 'content/articles')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'a.mdx'), soundArticle)
  writeFileSync(join(folder, 'b.mdx'), soundArticle)
  const texts = new ContentTexts(root)
  const [a, b] = await texts.compileAll()
  expect(String(a)).toContain('export const frontmatter = {')
  expect(a?.data).toMatchObject({ wordCount: 33, anchors: ['why-frost-forms', 'when-to-call'] })
  writeFileSync(join(folder, 'b.mdx'), soundArticle.replace('Damp', 'Wet'))
  const [sameA, otherB] = await texts.compileAll()
  expect(sameA).toBe(a)
  expect(otherB).not.toBe(b)
})
