import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { site } from '../../site.config.ts'
import { editorFiles } from '../editors/editorFiles.ts'
import { runCommand } from './runCommand.ts'

const usage = `Writes what editors know of content/, from its schemas: .vscode/ and .pages.yml.

  npm run schemas`

await runCommand(usage, {}, () => {
  const files = editorFiles(site, process.cwd())
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(`Wrote ${Object.keys(files).length} files for editors.`)
})
