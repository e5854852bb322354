import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { runCommand } from '../../renderer/cli/runCommand.ts'
import { ProjectCopy } from '../support/projectCopy.ts'

const usage = `Puts the content of another business, tests/owner/content, into a copy of the project, and runs all checks and tests there, except the sample's.

  npm run test:owner`

/** The parts of `content/` that are code or documentation, or that grow with the articles. */
const kept = ['model', 'README.md', 'dictionary.txt']

/** The browser tests that depend on the content. The others have passed on the sample. */
const ofContent = [
  'everyPage',
  'pageKinds',
  'pageHeader',
  'journeys',
  'contact.test',
  'openingStatus',
]

await runCommand(usage, {}, () => {
  const copy = new ProjectCopy()
  try {
    copy.delete('tests/specification')
    for (const name of readdirSync(copy.path('content'))) {
      if (!kept.includes(name)) copy.delete(`content/${name}`)
    }
    cpSync(join(import.meta.dirname, 'content'), copy.path('content'), { recursive: true })
    // Biome asks git which files to ignore.
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
