import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unlinkedPages } from '../../renderer/content/brokenAnchors.ts'
import { temporaryFolder } from '../support/files.ts'

test('lists the pages that visitors cannot find by links', () => {
  const folder = temporaryFolder('blog')
  const pages = {
    'index.html': '<a href="/blog">Blog</a><a href="/contact?service=ac">Call</a>',
    'blog.html': '<a href="/blog/frost#why">Frost</a>',
    'contact.html': '',
    '404.html': '<a href="/lost">Lost</a>',
    'lost.html': '<a href="/lost">This page</a>',
    'soon.html': '<meta name="robots" content="noindex, follow">',
    'blog/frost.html': '',
    'blog/ice.html': '',
  }
  for (const [file, html] of Object.entries(pages)) writeFileSync(join(folder, file), html)
  expect(unlinkedPages(folder).toSorted()).toEqual(['/blog/ice', '/lost'])
})
