/**
 * `npm run test:owner`: in a copy of the project that an owner has made theirs, all checks pass.
 * The browser looks at the new pages only.
 */
import { ProjectCopy } from '../site/projectCopy.ts'
import { makeItMine, newPages } from './makeItMine.ts'

const copy = new ProjectCopy()
try {
  // The formatter and the linter ask git which files to leave out.
  copy.run('git', 'init', '--quiet')
  makeItMine(copy)
  copy.run('npm', 'run', 'format')
  copy.run('npm', 'run', 'check')
  copy.run('npm', 'run', 'build')
  copy.run('npx', 'vitest', 'run', '--project', 'site', 'tests/site')
  copy.run('npm', 'run', 'test:browser', '--', 'everyPage', '--grep', newPages.join('|'))
} finally {
  copy.remove()
}
