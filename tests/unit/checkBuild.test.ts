import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { beforeEach, expect, test } from 'vitest'
import { findProblem } from '../support/checkBuild.ts'
import { temporaryFolder } from '../support/files.ts'

const root = temporaryFolder()
const page = 'dist/client/index.html'

function write(file: string) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
}

beforeEach(() => {
  const guide = 'content/README.md'
  for (const file of [guide, 'content/faq.yaml', 'content/articles/frost.mdx', page]) write(file)
  mkdirSync(join(root, 'public'), { recursive: true })
  // A minute ago, and the build after the content.
  const time = Date.now() / 1000 - 60
  for (const path of globSync('**', { cwd: root, onlyFiles: false }))
    utimesSync(join(root, path), time, time + (path === page ? 1 : 0))
})

test.each([
  ['no edit since', () => {}, undefined],
  ['no build', () => rmSync(join(root, page)), 'There is no dist/client to test'],
  [
    'an edit since',
    () => write('content/faq.yaml'),
    'content/faq.yaml has changed since the last build',
  ],
  [
    'a deletion since',
    () => rmSync(join(root, 'content/articles/frost.mdx')),
    'content/articles has changed since the last build',
  ],
  [
    'a new file for hosts since',
    () => write('public/robots.txt'),
    'public/robots.txt has changed since the last build',
  ],
  ['an edit of a guide for writers since', () => write('content/README.md'), undefined],
])('tests of the built site start, or say why not: %s', (_, change, problem) => {
  change()
  expect(findProblem(root)).toBe(problem)
})
