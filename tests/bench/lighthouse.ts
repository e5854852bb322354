import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchOptions } from '../support/findBrowser.ts'
import { serveSite } from '../support/serveSite.ts'
import { noSuchPage, pageKinds, siteFolder } from '../support/sitePages.ts'
import type { Figure } from './figures.ts'

/**
 * The parts of a report that this bench uses.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { displayValue: string }>
}

/** The lowest of Lighthouse's four mobile scores for each kind of page. */
export async function lighthouse(): Promise<Record<string, Figure>> {
  const site = await serveSite(siteFolder)
  const rows: Record<string, Figure> = {}
  for (const path of pageKinds.filter((path) => path !== noSuchPage)) {
    const { categories, audits } = await runLighthouse(site.origin + path)
    const scores = Object.values(categories).map(({ score }) => Math.round(score * 100))
    const note = [
      ['LCP', 'largest-contentful-paint'],
      ['blocking', 'total-blocking-time'],
      ['CLS', 'cumulative-layout-shift'],
    ].map(([name, audit = '']) => `${name} ${audits[audit]?.displayValue}`)
    rows[path] = { value: Math.min(...scores), unit: 'points', aim: 100, note: note.join(', ') }
  }
  site.close()
  return rows
}

/** Fetched by npx: version 12 is the last that runs on Node 20. */
async function runLighthouse(url: string): Promise<Report> {
  const chromeFlags = '--chrome-flags=--headless=new --no-sandbox'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', 'lighthouse@12', url, '--output=json', '--quiet', chromeFlags],
    {
      env: { ...process.env, CHROME_PATH: launchOptions().executablePath },
      maxBuffer: 2 ** 27,
      // Windows finds `npx.cmd` only through a shell.
      shell: process.platform === 'win32',
    },
  )
  return JSON.parse(stdout)
}
