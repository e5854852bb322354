import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../support/files.ts'
import { ensureBrowser, findBrowser } from '../support/findBrowser.ts'
import { rows } from '../support/rows.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

// What happens, the user, the command that can install a browser, and the words that are printed.
// Windows has no such user.
test.skipIf(!process.getuid).each(
  rows(`
    Debian's is installed, with its libraries | root | apt-get install | Installing one, which takes up to five minutes. | installed /bin/c
    Playwright's is installed if Debian's cannot be | root | npx | \`apt-get update\` did not
    Playwright's is installed by a user who is not root | pat | npx | installed /bin/c
    says what to do if no browser can be installed | root | none | --with-deps chromium\` did not | Install Chromium or Chrome, or set CHROMIUM_PATH to its program.`),
)('without a browser, %s', (_, user, works = '', ...words) => {
  vi.spyOn(process, 'getuid').mockReturnValue(user === 'root' ? 0 : 1000)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  let installed: string | undefined
  const run = (command: string[]) => {
    const isRight = command.join(' ').startsWith(works)
    if (isRight) installed = '/bin/c'
    return isRight || (command[1] === 'update' && works.startsWith('apt'))
  }
  expect(ensureBrowser(() => installed, run)).toBe(works !== 'none')
  for (const word of words) expect(log.mock.calls.join('\n')).toContain(word)
})

test('CHROMIUM_PATH comes first and must exist, then the PATH', () => {
  const folder = temporaryFolder('other')
  const [own, other] = [join(folder, 'my-browser'), join(folder, 'other/chromium-headless-shell')]
  for (const file of [own, other]) writeFileSync(file, '')
  vi.stubEnv('PATH', join(folder, 'other'))
  vi.stubEnv('CHROMIUM_PATH', own)
  expect(findBrowser()).toBe(own)
  vi.stubEnv('CHROMIUM_PATH', `${own}-2`)
  expect(findBrowser).toThrow(`CHROMIUM_PATH: ${own}-2 does not exist.`)
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(findBrowser()).toBe(other)
})
