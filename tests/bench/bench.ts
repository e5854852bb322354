import { cpus, totalmem } from 'node:os'
import { ProjectCopy } from '../site/projectCopy.ts'
import { build } from './build.ts'
import { lighthouse } from './lighthouse.ts'
import type { Bench } from './row.ts'
import { taps } from './taps.ts'
import { visits } from './visits.ts'

const benches: Record<string, Bench> = { visits, lighthouse, taps, build }

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches)
const unknown = names.find((name) => !benches[name])
if (unknown) throw new Error(`No measurement is named ${unknown}. Use ${Object.keys(benches)}.`)

const [cpu] = cpus()
console.log(
  `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
)
const copy = new ProjectCopy()
try {
  copy.build()
  for (const name of names) {
    console.log(`\n## ${name}\n\n| What | Measured | Goal | Met |\n| --- | --- | --- | --- |`)
    for (const row of (await benches[name]?.(copy.path('dist/client'))) ?? []) {
      const met = row.isMet === undefined ? '' : row.isMet ? 'yes' : '**no**'
      console.log(`| ${row.what} | ${row.measured} | ${row.goal ?? ''} | ${met} |`)
    }
  }
} finally {
  copy.remove()
}
