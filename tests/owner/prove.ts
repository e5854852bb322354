import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { runCommand } from '../../renderer/cli/runCommand.ts'
import { ProjectCopy } from '../site/projectCopy.ts'

const usage = `Puts the content of another firm, tests/owner/content, into a copy of the project, and runs there all checks and tests but those of the sample.

  npm run test:owner`

/** What is code or documentation in `content/`, or grows with the texts. */
const kept = ['model', 'README.md', 'dictionary.txt']

/** The browser's tests that depend on a site's content; all others have passed on the sample. */
const ofContent = ['everyPage', 'pageKinds', 'journeys', 'contact.test', 'openingStatus']

await runCommand(usage, {}, () => {
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
    copy.run('npm', 'run', 'test:browser', '--', ...ofContent)
  } finally {
    copy.remove()
  }
})
