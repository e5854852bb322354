/**
 * `npm run test:owner`: another firm takes over a copy of the project. Its content replaces ours, and
 * all checks and tests but those of our sample pass, together with those of this folder.
 */
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ProjectCopy } from '../site/projectCopy.ts'

/** What is code or documentation in `content/`, or grows with the texts. */
const kept = ['model', 'README.md', 'dictionary.txt']

const copy = new ProjectCopy()
try {
  copy.delete('tests/specification')
  for (const name of readdirSync(copy.path('content'))) {
    if (!kept.includes(name)) copy.delete(`content/${name}`)
  }
  cpSync(join(import.meta.dirname, 'content'), copy.path('content'), { recursive: true })
  // The formatter and the linter ask git which files to leave out.
  copy.run('git', 'init', '--quiet')
  copy.run('npm', 'run', 'schemas')
  copy.run('npm', 'run', 'check')
  copy.run('npm', 'run', 'build')
  copy.run('npx', 'vitest', 'run', '--project', 'site', '--project', 'owner')
  copy.run('npm', 'run', 'test:browser')
} finally {
  copy.remove()
}
