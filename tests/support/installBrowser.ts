import { runCommand } from '../../renderer/cli/runCommand.ts'
import { ensureBrowser } from './findBrowser.ts'

const usage = `Makes sure that there is a Chromium for the tests: finds one or installs it.

  npm run install-browser`

await runCommand(usage, {}, () => {
  if (!ensureBrowser()) process.exitCode = 1
})
