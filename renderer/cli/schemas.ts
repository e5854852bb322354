import { writeFileSync } from 'node:fs'
import { site } from '../../site.config.ts'
import { writeSchemas } from '../editors/jsonSchemas.ts'
import { readPagesCms } from '../editors/pagesCms.ts'
import { runCommand } from './runCommand.ts'

const usage = `Writes what editors know of content/: .pages.yml, and .vscode/schemas/.

  npm run schemas`

await runCommand(usage, {}, () => {
  writeSchemas(site, process.cwd())
  // At the end of `npm ci`, records may have errors.
  if (process.env.npm_lifecycle_event === 'postinstall') return
  writeFileSync('.pages.yml', readPagesCms(site, process.cwd()))
  console.log('Wrote .pages.yml and .vscode/schemas/.')
})
