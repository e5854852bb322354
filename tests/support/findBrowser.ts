import { spawnSync } from 'node:child_process'
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

/** Finds a browser or installs one. @returns whether there is one then */
export function ensureBrowser(find = findBrowser, run = runsWell): boolean {
  const found = find()
  if (found) {
    console.log(`Browser: ${found}`)
    return true
  }
  console.log('Browser: no Chromium found. Installing one, which takes up to five minutes.')
  for (const commands of ways()) {
    const failed = commands.find((command) => !run(command))
    const installed = find()
    if (installed) {
      console.log(`Browser: installed ${installed}`)
      return true
    }
    console.log(`Browser: \`${(failed ?? commands.at(-1))?.join(' ')}\` did not install one.`)
  }
  console.log('Browser: none. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.')
  return false
}

/**
 * Debian's package if this user may install it, because it includes its libraries; otherwise
 * Playwright's.
 */
function ways(): string[][][] {
  const isRoot = process.getuid?.() === 0
  const playwright = [
    'npx',
    'playwright',
    'install',
    ...(isRoot ? ['--with-deps'] : []),
    'chromium',
  ]
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends']
  const debian = [
    ['apt-get', 'update'],
    [...install, 'chromium-headless-shell'],
  ]
  return isRoot ? [debian, [playwright]] : [[playwright]]
}

/** @returns whether the command ran and succeeded */
function runsWell([command = '', ...parameters]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Windows finds `npx.cmd` only through a shell.
  const shell = process.platform === 'win32'
  const options = { env, shell, timeout: 300_000, stdio: 'ignore' } as const
  return spawnSync(command, parameters, options).status === 0
}
