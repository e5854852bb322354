import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { siteServer } from '../../renderer/cli/siteServer.ts'
import { temporaryFolder } from '../support/files.ts'
import { listen } from '../support/listen.ts'

const folder = temporaryFolder()
for (const name of ['404.html', '_headers', '_redirects']) writeFileSync(join(folder, name), name)
const server = await listen(siteServer(folder))
afterAll(() => server.close())

test.each(['/_headers', '/_redirects'])('%s is for hosts, not for visitors', async (path) => {
  expect((await fetch(server.origin + path)).status).toBe(404)
})
