import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../browser/findBrowser.ts'
import { serveSite } from '../serveSite.ts'
import { noSuchPage, pageKinds } from '../sitePages.ts'
import type { Bench, Row } from './row.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The parts of a report that are read. https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue?: number }
  >
}

/** Lighthouse's mobile scores, on https, of each kind of page. */
export const lighthouse: Bench = async (siteFolder) => {
  const site = await serveSite(siteFolder, { isSecure: true })
  const rows: Row[] = []
  for (const path of pageKinds.filter((path) => path !== noSuchPage)) {
    rows.push(rowOf(path, await run(site.origin + path)))
  }
  site.close()
  return rows
}

/** npx fetches Lighthouse: version 12 is the newest that runs on Node 20. */
async function run(url: string): Promise<Report> {
  const chromeFlags = '--headless=new --no-sandbox --ignore-certificate-errors'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', 'lighthouse@12', url, '--output=json', '--quiet', `--chrome-flags=${chromeFlags}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 27 },
  )
  return JSON.parse(stdout) as Report
}

function rowOf(path: string, { categories: found, audits }: Report): Row {
  const scores = categories.map((name) => Math.round(100 * (found[name].score ?? 0)))
  const figureOf = (name: keyof Report['audits']) => audits[name].numericValue ?? Number.NaN
  const paint = (figureOf('largest-contentful-paint') / 1000).toFixed(2)
  const blocking = Math.round(figureOf('total-blocking-time'))
  const shift = Number(figureOf('cumulative-layout-shift').toFixed(3))
  return {
    what: `${path}: performance, accessibility, best practices, SEO`,
    measured: `${scores.join(', ')}; LCP ${paint} s, blocking ${blocking} ms, CLS ${shift}`,
    goal: '100 in all, blocking 0 ms, CLS 0',
    isMet: scores.every((score) => score === 100) && blocking === 0 && shift === 0,
  }
}
