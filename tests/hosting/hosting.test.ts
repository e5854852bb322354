import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashedCache, securityHeaders } from '../../renderer/cli/hostAnswers.ts'
import { hostCases, runCase } from '../../renderer/cli/hostCases.ts'
import { siteServer } from '../../renderer/cli/siteServer.ts'
import { listen } from '../support/listen.ts'
import { checkNginxHttps, hosts, prepareSite, redirects, start } from './hosts.ts'

const folder = await prepareSite()
afterAll(() => rmSync(folder, { recursive: true }))

const cases = hostCases(join(folder, 'client'), redirects)
const groups = [...new Set(cases.map(({ group }) => group))]

/** The addresses of a group for which a host's answer is wrong, with what is wrong. */
async function findProblems(origin: string, name: string): Promise<string[]> {
  const asked = cases.filter(({ group }) => group === name)
  const problems = await Promise.all(
    asked.map(async (one) => {
      const problem = await runCase(origin, one)
      const { path, method = 'GET', headers } = one
      return problem && `${method} ${path} ${JSON.stringify(headers)} ${problem}`
    }),
  )
  expect(asked.length).toBeGreaterThan(0)
  return problems.filter((problem) => problem !== undefined)
}

for (const host of hosts) {
  if (!host.isInstalled) console.log(`Skipped: ${host.name} is not installed.`)

  describe.runIf(host.isInstalled)(host.name, () => {
    let server: Awaited<ReturnType<typeof start>> | undefined
    beforeAll(async () => {
      server = await start(host, folder)
    })
    afterAll(() => server?.stop())

    test.each(groups)('%s: visitors and crawlers get what they should', async (group) => {
      expect(await findProblems(server?.origin ?? '', group)).toEqual([])
    })
  })
}

describe('the preview', () => {
  let server: Awaited<ReturnType<typeof listen>> | undefined
  beforeAll(async () => {
    server = await listen(siteServer(join(folder, 'client')))
  })
  afterAll(() => server?.close())

  test.each(['Pages', 'One address for each page', 'Redirects'])(
    '%s: owners see it',
    async (group) => {
      expect(await findProblems(server?.origin ?? '', group)).toEqual([])
    },
  )
})

test.runIf(hosts[0]?.isInstalled)('nginx accepts its configuration with https', () => {
  expect(checkNginxHttps).not.toThrow()
})

test.each(['hosting/htaccess', 'hosting/vercel.json', 'hosting/firebase.json', 'public/_headers'])(
  '%s has the headers that all hosts send',
  (file) => {
    const text = readFileSync(file, 'utf8').toLowerCase().replaceAll('"', ' ')
    for (const [name, value] of [...securityHeaders, ['cache-control', hashedCache]]) {
      expect(text).toContain(name)
      expect(text).toContain(value)
    }
  },
)
