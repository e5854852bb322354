import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchOptions } from '../support/findBrowser.ts'
import type { ProjectCopy } from '../support/projectCopy.ts'
import { serveSite } from '../support/serveSite.ts'
import type { Figures } from './compare.ts'

/**
 * The part of a report that this bench uses.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
interface Report {
  categories: Record<string, { score: number }>
}

/** The points that each kind of page misses in the lowest of Lighthouse's four mobile scores. */
export async function lighthouse(copy: ProjectCopy, paths: string[]): Promise<Figures> {
  const site = await serveSite(copy.path('dist/client'))
  const figures: Figures = {}
  for (const path of paths.filter((path) => path !== '/404')) {
    const { categories } = await runLighthouse(site.origin + path)
    const scores = Object.values(categories).map(({ score }) => score)
    figures[`${path}, points of 100 missing`] = Math.round(100 * (1 - Math.min(...scores)))
  }
  site.close()
  return figures
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
