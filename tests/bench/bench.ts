import { cpus, totalmem } from 'node:os'
import { build } from './build.ts'
import { bytes } from './bytes.ts'
import { lighthouse } from './lighthouse.ts'
import { taps } from './taps.ts'

const benches: Record<string, () => Promise<object>> = { bytes, lighthouse, taps, build }

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches)
const cores = cpus()
const memory = Math.round(totalmem() / 2 ** 30)
console.log(`${cores.length} × ${cores[0]?.model}, ${memory} GB, Node ${process.version}`)
for (const name of names) {
  const measure = benches[name]
  if (!measure) throw new Error(`There is no bench "${name}". Use ${Object.keys(benches)}.`)
  console.log(`\n${name}`)
  console.table(await measure())
}
