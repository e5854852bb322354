import { writeFileSync } from 'node:fs'
import { site } from '../../site.config.ts'
import { readBrowserForms } from '../editors/browserForms.ts'
import { writeSchemas } from '../editors/jsonSchemas.ts'
import { runCommand } from './runCommand.ts'

const usage = `Writes what editors know of content/: .pages.yml, public/admin/config.yml if it is there,
and .vscode/schemas/.

  npm run schemas`

await runCommand(usage, {}, () => {
  writeSchemas(site, process.cwd())
  // At the end of `npm ci`, records may have errors.
  if (process.env.npm_lifecycle_event === 'postinstall') return
  const forms = readBrowserForms(site, process.cwd())
  for (const [path, text] of Object.entries(forms)) writeFileSync(path, text)
  console.log(`Wrote ${Object.keys(forms).join(', ')} and .vscode/schemas/.`)
})
