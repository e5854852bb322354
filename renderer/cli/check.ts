// `npm run check`: settings, content and spelling, then format and lint, types and unit tests, up to the first that fails.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkContent } from '../check/checkContent.ts'
import { checkSettings } from '../check/checkSettings.ts'
import { adviceOf, reportBriefly, reportErrors, reportUnpublished } from '../check/report.ts'

const settings = await checkSettings(process.cwd())
if (settings) console.log(`\n${settings}`)
const isContentRight = await printContent()
// Runs in any case, so that writers see everything that is wrong with a text at once.
const isSpellingRight = run(
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
  run('@biomejs/biome/bin/biome', ['check', '.'], '`npm run format` fixes format.') &&
  run('typescript/bin/tsc', []) &&
  run('vitest/vitest.mjs', ['run', '--project', 'unit'])
process.exitCode = isRight ? 0 : 1

/** @returns whether nothing stops the build */
async function printContent(): Promise<boolean> {
  const files = await checkContent(process.cwd())
  const mistakes = reportErrors(files)
  const unpublished = reportUnpublished(files)
  const advice = adviceOf(files)
  if (advice.length > 0)
    console.log(`\nAdvice, which does not stop the build:\n\n${reportBriefly(advice)}\n`)
  if (!mistakes && !settings) {
    // Reads the records and the settings, which don't load while they have mistakes.
    const { reminders } = await import('./launch.ts')
    for (const reminder of reminders()) console.log(`Reminder: ${reminder}`)
  }
  if (unpublished) console.log(`\n${unpublished}\n`)
  console.log(mistakes ? `\n${mistakes}` : `No mistakes in ${files.length} files of content/.`)
  return !mistakes
}

/** Runs a package's command. @param hint what to do if it fails @returns whether it succeeded */
function run(bin: string, args: string[], hint?: string): boolean {
  const path = join(import.meta.dirname, '../../node_modules', bin)
  const { status } = spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' })
  if (status !== 0 && hint) console.log(`\n${hint}`)
  return status === 0
}
