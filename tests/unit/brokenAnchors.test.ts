import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenAnchors, readPages, unlinkedPages } from '../../renderer/content/brokenAnchors.ts'
import { temporaryFolder } from '../support/files.ts'

test('lists links to headings that do not exist, but none to a heading with an accent', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'faq.html'), '<h2 id="café">Café</h2><h2 id="50-off">50% off</h2>')
  const links = ['/faq#caf%C3%A9', '/faq#café', '/faq#50-off', '/faq#50%-off', '/faq#costs']
  const html = links.map((href) => `<a href="${href}">Link</a>`).join('')
  writeFileSync(join(folder, 'about.html'), html)
  expect(brokenAnchors(readPages(folder))).toEqual([
    '/about leads to /faq#50%-off',
    '/about leads to /faq#costs',
  ])
})

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
  expect(unlinkedPages(readPages(folder)).toSorted()).toEqual(['/blog/ice', '/lost'])
})
