import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkPublic } from '../../renderer/content/checkPublic.ts'
import { getErrors, reportBriefly } from '../../renderer/content/report.ts'
import { temporaryFolder } from '../support/files.ts'

const root = temporaryFolder('public')
const pages = ['/', '/about', '/blog/frost']

afterEach(() => {
  rmSync(join(root, 'public'), { recursive: true })
})

test.each([
  ['robots.txt', 'The build writes /robots.txt itself.', 'Delete this file. PUBLIC_ENV__NOINDEX'],
  ['Sitemap.xml', 'The build writes /sitemap.xml itself.', 'Delete this file: it would not change'],
  ['feed.xml', 'The build writes /feed.xml itself.', 'Delete this file: it would not change'],
  ['about.html', 'The build writes the page /about itself.', 'Rename or delete this file.'],
  ['About.htm', 'The build writes the page /about itself.', 'Rename or delete this file.'],
  ['about/index.html', 'The build writes the page /about itself.', 'Rename or delete this file.'],
  ['blog/frost.html', 'The build writes the page /blog/frost itself.', 'Rename or delete'],
  ['index.html', 'The build writes the page / itself.', 'Rename or delete this file.'],
  ['404.html', 'The build writes the page /404 itself.', 'Rename or delete this file.'],
])('refuses public/%s, which the build would overwrite', (name, reason, note) => {
  expect(check(name)).toMatch(`public/${name}:1:1  ${reason} ${note}`)
})

test.each([
  'icon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'manifest.webmanifest',
  'social/about.png',
  'old-page.html',
  'about/team.jpg',
  'BingSiteAuth.xml',
  'google1a2b3c4d5e6f.html',
  '.well-known/security.txt',
  '_headers',
])("publishes an owner's own %s", (name) => {
  expect(check(name)).toBe('')
})

function check(name: string): string {
  const file = join(root, 'public', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  return reportBriefly(getErrors(checkPublic(root, pages)))
}
