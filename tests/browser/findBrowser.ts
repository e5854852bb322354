import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const fullBrowsers = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser with a back/forward cache, which the headless shell lacks; undefined if there is none. */
export const fullBrowser = fullBrowsers.find((path) => existsSync(path))

/** How the tests and the bench start it. */
export function launchOptions() {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return { executablePath: findBrowser(), args }
}

/**
 * Finds a Chromium, or installs one.
 * @returns the path of its program
 * @throws when there is none and none can be installed, with what to do
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: ${named} does not exist.`)
  if (!named) install()
  const found = named || existing()
  if (found) return found
  throw new Error('No Chromium found or installed. Install one, or name yours: CHROMIUM_PATH=/path')
}

function existing(): string | undefined {
  // The headless shell first: without a window, it opens pages four times as fast.
  return ['/usr/bin/chromium-headless-shell', ...fullBrowsers].find((path) => existsSync(path))
}

/** Where there is none: first Playwright's own browser, then the distribution's. */
function install(): void {
  const ways = [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ]
  for (const [command = '', ...parameters] of ways) {
    if (existing()) return
    try {
      execFileSync(command, parameters, { stdio: 'inherit', timeout: 300_000 })
    } catch (error) {
      console.warn(`${[command, ...parameters].join(' ')} failed: ${String(error).split('\n')[0]}`)
    }
  }
}
