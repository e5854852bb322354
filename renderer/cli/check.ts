// `npm run check`: the content, its spelling, format and lint, types, unit tests. Stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkContent } from '../check/checkContent.ts'
import { records } from '../check/records.ts'
import { adviceOf, countOf, errorsOf, report, reportBriefly } from '../check/report.ts'

interface Step {
  bin: string
  args: string[]
  hint?: string
}

const spelling: Step = {
  bin: 'cspell/bin.mjs',
  args: [
    ...['lint', '--no-progress', '--no-summary', '--show-suggestions', '--issue-template'],
    '$filename:$row:$col  "$text" isn\'t in the dictionary. Did you mean: $suggestions?',
  ],
  hint: 'If a word is right, add it to content/dictionary.txt.',
}
const others: Step[] = [
  { bin: '@biomejs/biome/bin/biome', args: ['check', '.'], hint: '`npm run format` fixes format.' },
  { bin: 'typescript/bin/tsc', args: [] },
  { bin: 'vitest/vitest.mjs', args: ['run', '--project', 'unit'] },
]

// A writer sees all that is wrong with a text at once.
const areTextsRight = [await printContent(), runStep(spelling)].every(Boolean)
process.exitCode = areTextsRight && others.every(runStep) ? 0 : 1

/** @returns whether nothing stops the build */
async function printContent(): Promise<boolean> {
  const files = await checkContent(process.cwd(), records)
  const errors = errorsOf(files)
  const advice = adviceOf(files)
  if (errors.length > 0) console.log(`\n${report(errors)}\n`)
  if (advice.length > 0)
    console.log(`\nAdvice, which does not stop the build:\n\n${reportBriefly(advice)}\n`)
  if (records.site) {
    // Reads the records, which don't load while they have mistakes.
    const { reminders } = await import('./launch.ts')
    for (const reminder of reminders()) console.log(`Reminder: ${reminder}`)
  }
  console.log(`${files.length} files in content/: ${countOf(errors)}.`)
  return errors.length === 0
}

function runStep({ bin, args, hint }: Step): boolean {
  const path = join(import.meta.dirname, '../../node_modules', bin)
  const isRight = spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' }).status === 0
  if (!isRight && hint) console.log(`\n${hint}`)
  return isRight
}
