import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ProjectCopy } from '../site/projectCopy.ts'
import { build } from './build.ts'
import { bytes } from './bytes.ts'
import { lighthouse } from './lighthouse.ts'
import { menu } from './menu.ts'
import type { Bench, Row } from './row.ts'
import { table, withTables } from './table.ts'
import { tap } from './tap.ts'
import { visits } from './visits.ts'

const benches: Record<string, Bench> = { bytes, visits, lighthouse, tap, menu, build }

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
})
const names = positionals.length > 0 ? positionals : Object.keys(benches)
const unknown = names.filter((name) => !benches[name])
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

const copy = new ProjectCopy({ hasOwnCache: true })
const rows: Row[] = []
try {
  copy.build()
  for (const name of names) {
    console.error(`Measuring ${name} …`)
    rows.push(...((await benches[name]?.(copy.path('dist/client'))) ?? []))
  }
} finally {
  copy.remove()
}
console.log(table(rows))
if (values.write) {
  const file = join(import.meta.dirname, 'README.md')
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), rows, today()))
  execFileSync('npx', ['biome', 'format', '--write', file])
}

function today(): string {
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}.`
}
