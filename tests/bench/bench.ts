import { execSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { UserError } from '../../content/model/userError.ts'
import { runCommand } from '../../renderer/cli/runCommand.ts'

const usage = `Builds the site and measures it, which takes about twenty minutes. tests/bench/README.md has the last figures.

  npm run bench
  npm run bench -- bytes taps   a part: bytes, lighthouse, taps or build`

// Loaded after the build, because they read it.
const benches: Record<string, () => Promise<object>> = {
  bytes: async () => (await import('./bytes.ts')).bytes(),
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse(),
  taps: async () => (await import('./taps.ts')).taps(),
  build: async () => (await import('./build.ts')).build(),
}

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const unknown = positionals.find((name) => !benches[name])
  if (unknown)
    throw new UserError(`There is no bench "${unknown}". Use ${Object.keys(benches).join(', ')}.`)
  execSync('npm run build -- --ignore-env-file', { stdio: 'inherit' })
  const cores = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  console.log(`${cores.length} × ${cores[0]?.model}, ${memory} GB, Node ${process.version}`)
  for (const [name, measure] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    console.log(`\n${name}`)
    console.table(await measure())
  }
})
