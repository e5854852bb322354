import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { site } from '../../site.config.ts'
import { runCommand } from './runCommand.ts'
import { subsetFonts } from './subsetFonts.ts'

const usage = `Writes the site's fonts again, after a change of \`fontCharacters\` or of a font's package.

  npm run fonts`

await runCommand(usage, {}, async () => {
  for (const path of site.fonts) rmSync(join('public', path), { force: true })
  for (const [path, content] of await subsetFonts()) {
    writeFileSync(join('public', path), content)
    console.log(`${path}: ${content.length.toLocaleString('en-US')} bytes`)
  }
  console.log('Write these names into components/theme/fonts/fontFaceCss.ts.')
})
