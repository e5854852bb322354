import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Chromium without a window. It opens pages four times as fast, but has no back/forward cache. */
const headlessShell = 'chromium-headless-shell'

const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const outsidePath = [
  chromium.executablePath(),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  // Every Windows has Edge.
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Finds the Chromium for tests and benchmarks: `CHROMIUM_PATH`, then the `PATH`, then Playwright's
 * own.
 * @returns the path of its executable, or undefined if there is none: run `npm run install-browser`
 * @throws if `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: ${named} does not exist.`)
  return named || onPath([headlessShell]) || findFullBrowser()
}

/** Finds a Chromium with a back/forward cache. @returns undefined if there is none */
export function findFullBrowser(): string | undefined {
  return onPath(fullBrowsers) ?? outsidePath.find((path) => existsSync(path))
}

/** Playwright's launch options. @throws if there is no browser */
export function launchOptions() {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium found. Run `npm run install-browser`.')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return { executablePath, args }
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}
