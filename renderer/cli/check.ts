import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VFile } from 'vfile'

import { site } from '../../site.config.ts'
import { checkContent } from '../content/checkContent.ts'
import { checkSettings } from '../content/checkSettings.ts'
import { getWarnings, reportBriefly, reportErrors, reportUnpublished } from '../content/report.ts'
import { readBrowserForms } from '../editors/browserForms.ts'
import { writeSchemas } from '../editors/jsonSchemas.ts'
import { runCommand } from './runCommand.ts'

const usage = `Checks settings, content and spelling, and then format and lint.

  npm run check`

await runCommand(usage, {}, async () => {
  writeSchemas(site, process.cwd())
  const settings = checkSettings(process.cwd(), site.readSettings)
  if (settings) console.log(`\n${settings}`)
  const files = await checkContent(site, process.cwd())
  const isContentRight = await printContent(files, !settings)
  // Runs with other errors too, so that writers see everything that is wrong at once.
  const isReadable = !files.some(isUnreadable)
  if (!isReadable) console.log('Spelling is checked once every file can be read.')
  const isSpellingRight =
    isReadable &&
    run(
      'cspell/bin.mjs',
      [
        ...['lint', '--no-progress', '--no-summary', '--show-suggestions', '--issue-template'],
        '$filename:$row:$col  "$text" isn\'t in the dictionary. Did you mean: $suggestions?',
      ],
      'If a word is right, add it to content/dictionary.txt.',
    )
  const isRight =
    !settings &&
    isContentRight &&
    isSpellingRight &&
    run('@biomejs/biome/bin/biome', ['check', '.'], '`npm run format` fixes format.')
  process.exitCode = isRight ? 0 : 1
})

/** @returns whether the content has no errors */
async function printContent(files: VFile[], areSettingsRight: boolean): Promise<boolean> {
  const errors = reportErrors(files)
  const unpublished = reportUnpublished(files)
  const warnings = getWarnings(files)
  if (warnings.length > 0)
    console.log(`\nWarnings, which do not fail the build:\n\n${reportBriefly(warnings)}\n`)
  if (!errors && areSettingsRight) {
    const { notReady, reminders } = await site.launch()
    for (const problem of notReady()) console.log(`Not ready for customers: ${problem}`)
    for (const reminder of reminders()) console.log(`Reminder: ${reminder}`)
    for (const [path, text] of Object.entries(readBrowserForms(site, process.cwd()))) {
      if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
        console.log(`Reminder: ${path} is not up to date. Run \`npm run schemas\`.`)
    }
  }
  if (unpublished) console.log(`\n${unpublished}\n`)
  const checked = unpublished ? 'the published files' : `${files.length} files`
  console.log(errors ? `\n${errors}` : `No errors in ${checked} of content/.`)
  return !errors
}

/** Whether a file has no names to leave out of the spelling: see cspell.config.mjs. */
function isUnreadable({ messages }: VFile): boolean {
  return messages.some(({ ruleId }) => ruleId === 'syntax')
}

/** Runs a package's binary. @param hint what to do if it fails @returns whether it succeeded */
function run(bin: string, args: string[], hint?: string): boolean {
  const path = join(import.meta.dirname, '../../node_modules', bin)
  const { status } = spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' })
  if (status !== 0 && hint) console.log(`\n${hint}`)
  return status === 0
}
