import { existsSync } from 'node:fs'
import { loadContent } from '../../content/model/readContent.ts'
import { UserError } from '../../content/model/userError.ts'
import { siteFolder } from '../files/writeSiteFile.ts'
import { type HostCase, hostCases, runCase } from './hostCases.ts'
import { runCommand } from './runCommand.ts'

/** How many requests to send at a time. */
const concurrency = 6

/** How many addresses with the same problem to list. */
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
  const cases = hostCases(siteFolder, loadContent(process.cwd()).redirects)
  const problems = new Map<string, Set<string>>()
  const queue = [...cases]
  const askAll = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const problem = await runCase(origin, one)
      if (!problem) continue
      const title = `${one.group}: ${problem}`
      problems.set(title, (problems.get(title) ?? new Set()).add(toAddress(one)))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, askAll))
  for (const [title, addresses] of problems) {
    const [group, ...rest] = title.split(': ')
    const shown = [...addresses].slice(0, shownAddresses).join(' ')
    const more =
      addresses.size > shownAddresses ? ` and ${addresses.size - shownAddresses} more` : ''
    console.log(`${group}: ${shown}${more} ${rest.join(': ')}.\n`)
  }
  const count = `${cases.length} requests`
  if (problems.size === 0) console.log(`${origin} answers all ${count} as it should.`)
  else {
    console.log(`${count} to ${origin} found ${problems.size} problems. See docs/deploy.md.`)
    process.exitCode = 1
  }
})

function toAddress({ path, method = 'GET' }: HostCase): string {
  return method === 'GET' ? path.slice(0, 60) : `${method} ${path}`
}
