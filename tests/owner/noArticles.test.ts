import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { ProjectCopy, vitest } from '../support/projectCopy.ts'

const copy = new ProjectCopy()
afterAll(() => copy.remove())

test('works without articles', () => {
  for (const file of readdirSync(copy.path('content'), { recursive: true, encoding: 'utf8' })) {
    if (/^articles.*\.mdx$/.test(file)) copy.delete(`content/${file}`)
    // Other documents and records link to articles.
    else if (/^\w+\.(ts|yaml)$|^(services|cities).*\.mdx$/.test(file)) {
      copy.write(
        `content/${file}`,
        copy.read(`content/${file}`).replace(/\/blog\/[\w-]+(#[\w-]+)?/g, '/blog'),
      )
    }
  }
  copy.build()
  const tests = ['run', '--project', 'site', '--reporter', 'dot', '--maxWorkers', '1', 'tests/site']
  expect(() =>
    execFileSync(process.execPath, [vitest, ...tests], { cwd: copy.path('.'), stdio: 'pipe' }),
  ).not.toThrow()
})
