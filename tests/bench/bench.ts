import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../renderer/cli/runCommand.ts'
import { UserError } from '../../renderer/content/explanations.ts'
import { type Figure, inWords, meetsAim, type Report } from './figures.ts'

const usage = `Builds the site and measures it, which takes about twenty minutes. Prints each figure beside its aim and the last one, in tests/bench/figures.json.

  npm run bench
  npm run bench -- bytes taps   a part: bytes, taps, lighthouse or build
  npm run bench -- --save       replaces the last figures`

const savedFile = join(import.meta.dirname, 'figures.json')

// Imported after the build, because these modules read it.
const benches: Record<string, () => Promise<Record<string, Figure>>> = {
  bytes: async () => (await import('./bytes.ts')).bytes(),
  taps: async () => (await import('./taps.ts')).taps(),
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse(),
  build: async () => (await import('./build.ts')).build(),
}

const options = { save: { type: 'boolean' } } as const

await runCommand(usage, { options, allowPositionals: true }, async ({ positionals, values }) => {
  const unknown = positionals.find((name) => !benches[name])
  if (unknown)
    throw new UserError(`There is no bench "${unknown}". Use ${Object.keys(benches).join(', ')}.`)
  execSync('npm run build -- --ignore-env-file', { stdio: 'inherit' })
  const last: Report = JSON.parse(readFileSync(savedFile, 'utf8'))
  const cores = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const report: Report = {
    day: new Date().toISOString().slice(0, 10),
    machine: `${cores.length} × ${cores[0]?.model}, ${memory} GB, Node ${process.version}`,
    figures: {},
  }
  console.log(report.machine)
  for (const [name, measure] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const rows = await measure()
    report.figures[name] = rows
    const toRow = ([row, figure]: [string, Figure]) => [
      row,
      toColumns(figure, last.figures[name]?.[row]),
    ]
    console.log(`\n${name}`)
    console.table(Object.fromEntries(Object.entries(rows).map(toRow)))
  }
  console.log(`\nThe last figures are of ${last.day}: ${last.machine}.`)
  if (!values.save) return
  const figures = { ...last.figures, ...report.figures }
  writeFileSync(savedFile, `${JSON.stringify({ ...report, figures }, null, 2)}\n`)
})
// A failed bench leaves its browser and server open.
process.exit()

function toColumns(figure: Figure, last?: Figure) {
  const { value, unit, aim, note = '' } = figure
  return {
    measured: inWords(value, unit),
    aim: aim === undefined ? '' : inWords(aim, unit),
    met: aim === undefined ? '' : meetsAim(figure),
    last: last ? inWords(last.value, last.unit) : '',
    note,
  }
}
