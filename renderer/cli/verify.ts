import { existsSync } from 'node:fs'
import { site } from '../../site.config.ts'
import { UserError } from '../content/explanations.ts'
import { siteFolder } from '../files/writeSiteFile.ts'
import { askHost } from './askHost.ts'
import { type HostCase, hostCases, runCase } from './hostCases.ts'
import { runCommand } from './runCommand.ts'

const concurrency = 6

const shownAddresses = 3

const usage = `Asks a published site for all that its host must do, and says what is wrong.

  npm run verify -- https://www.example.com`

await runCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  const [address = ''] = positionals
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new UserError(`Name the site's address.\n\n${usage}`)
  if (!existsSync(siteFolder))
    throw new UserError('Run `npm run build` first, to compare the published site with yours.')
  const { origin } = new URL(address)
  const cases = hostCases(siteFolder, site.read(process.cwd()).redirects)
  await askHost(origin, { path: '/' }).catch((error) => {
    throw new UserError(`${origin} does not answer: ${error.message}`)
  })
  const problems = await findProblems(origin, cases)
  for (const [problem, addresses] of problems) {
    const shown = [...addresses].slice(0, shownAddresses).join('  ')
    const others = addresses.size - shownAddresses
    console.log(`${problem}\n  at ${shown}${others > 0 ? ` and ${others} more` : ''}\n`)
  }
  const summary = `${cases.length} requests to ${origin}`
  if (problems.size === 0) return console.log(`${summary} are answered as they should be.`)
  console.log(`${summary}, ${problems.size} problems. What each host can do: docs/deploy.md.`)
  process.exitCode = 1
})

async function findProblems(origin: string, cases: HostCase[]): Promise<Map<string, Set<string>>> {
  const problems = new Map<string, Set<string>>()
  for (let start = 0; start < cases.length; start += concurrency) {
    const batch = cases.slice(start, start + concurrency)
    const found = await Promise.all(batch.map((one) => runCase(origin, one)))
    for (const [index, { group, path }] of batch.entries()) {
      if (!found[index]) continue
      const title = `${group}: ${found[index]}`
      problems.set(title, (problems.get(title) ?? new Set()).add(path.slice(0, 60)))
    }
  }
  return problems
}
