import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { compileMdx, compileTree } from '../../renderer/mdx/compiler.ts'
import { toContentFile } from '../../renderer/mdx/rules/contentFile.ts'
import { TextCache } from '../../renderer/mdx/textCache.ts'
import { soundArticle } from './brokenArticles.ts'

const path = 'content/articles/heat-pump.mdx'

describe('an article', () => {
  test('is compiled to the same module from its text and from the tree of its check', async () => {
    const { tree } = toContentFile(path, soundArticle)
    if (!tree) throw new Error('A sound article has a tree.')
    const module = await compileMdx(soundArticle, path)
    expect(module).toContain('export const frontmatter = {')
    expect(await compileTree(tree, path)).toBe(module)
  })

  test.each([
    [`It's "cold".`, 'It’s “cold”.'],
    ['**"Cold** air"', '“Cold'],
    ['Wait...', 'Wait…'],
    ['`"code"`', '\\"code\\"'],
    ['A--B', 'A--B'],
  ])('is set as a book is: %s', async (text, expected) => {
    expect(await compileMdx(text, path)).toContain(`children: "${expected}"`)
  })
})

describe('what became of a text', () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const cache = new TextCache(root)
  let count = 0
  const make = async () => `made ${++count}`

  test('is kept, its reading by the path too', async () => {
    expect(await cache.module('words', make)).toBe('made 1')
    expect(await cache.module('words', make)).toBe('made 1')
    expect(await cache.reading('a.mdx', 'words', make)).toBe('made 2')
    expect(await cache.reading('b.mdx', 'words', make)).toBe('made 3')
  })

  test.each(['![A unit](./unit.jpg)', "import x from './x'"])(
    'is made anew where files beside it decide: %s',
    async (text) => {
      const first = await cache.module(text, make)
      expect(await cache.module(text, make)).not.toBe(first)
    },
  )
})
