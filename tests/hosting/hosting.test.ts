import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askHost } from '../../renderer/cli/askHost.ts'
import { hashedCache, securityHeaders } from '../../renderer/cli/hostAnswers.ts'
import { type HostCase, hostCases, runCase } from '../../renderer/cli/hostCases.ts'
import { siteServer } from '../../renderer/cli/siteServer.ts'
import { writeHostFiles } from '../../renderer/files/hostFiles.ts'
import { listen } from '../support/listen.ts'
import { siteFolder } from '../support/sitePages.ts'
import { checkNginxHttps, type Host, hosts, prepareSite, redirects, start } from './hosts.ts'
import { hostTools } from './hostTools.ts'

const folder = await prepareSite(redirects)
afterAll(() => rmSync(folder, { recursive: true }))

const cases = hostCases(join(folder, 'client'), redirects)
const groups = [...new Set(cases.map(({ group }) => group))]

/** The addresses of a group for which a host's answer is wrong, with what is wrong. */
async function findProblems(origin: string, name: string): Promise<string[]> {
  const asked = cases.filter(({ group }) => group === name)
  const problems = await Promise.all(
    asked.map(async (one) => {
      const problem = await runCase(origin, one)
      return problem && `${describeCase(one)} ${problem}`
    }),
  )
  expect(asked.length).toBeGreaterThan(0)
  return problems.filter((problem) => problem !== undefined)
}

/** What `findProblems` must find with a host's known differences, no more and no less. */
function knownProblems({ differences = {} }: Host, name: string): string[] {
  const known = differences[name] ?? []
  return cases
    .filter(({ group }) => group === name)
    .flatMap((one) => {
      const request = `${one.method ?? 'GET'} ${one.path}`
      const [, problem] = known.find(([requests]) => requests.test(request)) ?? []
      return problem ? `${describeCase(one)} ${problem}` : []
    })
}

function describeCase({ method = 'GET', path, headers }: HostCase): string {
  return [method, path, JSON.stringify(headers)].join(' ')
}

const plainFolder = await prepareSite([])
afterAll(() => rmSync(plainFolder, { recursive: true }))

for (const host of [...hosts, ...hostTools]) {
  if (!host.isInstalled)
    console.log(`Skipped: ${host.name}, because ${host.command} is not installed.`)

  describe.runIf(host.isInstalled)(host.name, () => {
    let server: Awaited<ReturnType<typeof start>> | undefined
    beforeAll(async () => {
      server = await start(host, folder)
    })
    afterAll(() => server?.stop())

    test.each(groups)('%s: visitors and crawlers get what they should', async (group) => {
      expect(await findProblems(server?.origin ?? '', group)).toEqual(knownProblems(host, group))
    })

    test('serves a site without redirects, with the files for them and without', async () => {
      for (const remove of [false, true]) {
        if (remove) rmSync(join(plainFolder, 'hosting'), { recursive: true })
        else await writeHostFiles([], plainFolder)
        const plain = await start(host, plainFolder)
        expect((await askHost(plain.origin, { path: '/old-page' })).status).toBe(404)
        await plain.stop()
      }
    })
  })
}

describe('the preview', () => {
  let server: Awaited<ReturnType<typeof listen>> | undefined
  beforeAll(async () => {
    server = await listen(siteServer(join(folder, 'client')))
  })
  afterAll(() => server?.close())

  test.each([
    ...['Pages', 'Requests of all kinds', 'One address for each page', 'Missing pages'],
    ...['Broken requests', 'Messages', 'Redirects'],
  ])('%s: owners see it', async (group) => {
    expect(await findProblems(server?.origin ?? '', group)).toEqual([])
  })
})

test('an owner who verifies a published site reads what its host lacks', async () => {
  const { origin, close } = await listen(siteServer(siteFolder))
  const verify = spawn(process.execPath, ['--import', 'tsx', 'renderer/cli/verify.ts', origin])
  let output = ''
  verify.stdout.on('data', (part) => {
    output += part
  })
  const [status] = await once(verify, 'exit')
  close()
  expect(output).toMatch(/^Security: lacks these headers:\n +content-security-policy: frame-anc/m)
  expect(output).toMatch(/^ {2}at \//m)
  expect(output).not.toMatch(/^Pages|^Redirects/m)
  expect(status).toBe(1)
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
    expect(text).toContain('application/atom+xml; charset=utf-8')
  },
)
