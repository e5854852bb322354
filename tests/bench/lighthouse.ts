import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../browser/findBrowser.ts'
import { pageKinds } from '../sitePaths.ts'
import type { Bench, Row } from './row.ts'
import { serveSecurely } from './serve.ts'

const group = 'Lighthouse, mobile, on https'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Largest contentful paint and blocking of other sites, measured on one machine. */
const peers =
  'Astro blog 1.23 s; AstroWind 1.46 s; Docusaurus 1.92 s; Next.js blog 1.70 s; hydrated Chakra 1.64 s, blocking 365 ms'

/** The scores of one page of each kind that search engines may list. The runner is installed into a temporary folder. */
export const lighthouse: Bench = async (siteFolder) => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const { origin, close } = await serveSecurely(siteFolder)
  const rows: Row[] = []
  try {
    if (!install(folder)) return [{ group, what: 'All page kinds', measured: 'not installed' }]
    // An error's status is not measured.
    for (const path of pageKinds.filter((path) => path !== '/no-such-page')) {
      rows.push(rowOf(path, await run(folder, origin + path)))
    }
  } finally {
    close()
    rmSync(folder, { recursive: true, force: true })
  }
  return rows.map((row, index) => (index === 0 ? { ...row, peers } : row))
}

function install(folder: string): boolean {
  // The newest that runs on Node 20.
  writeFileSync(
    join(folder, 'package.json'),
    '{"private":true,"dependencies":{"lighthouse":"^12"}}',
  )
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue?: number }
  >
}

async function run(folder: string, url: string): Promise<Report> {
  const chromeFlags = '--headless=new --no-sandbox --ignore-certificate-errors'
  const flags = ['--output=json', '--quiet', `--chrome-flags=${chromeFlags}`]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/lighthouse/cli/index.js', url, ...flags],
    { cwd: folder, env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 27 },
  )
  return JSON.parse(stdout) as Report
}

function rowOf(path: string, report: Report): Row {
  const { categories: found } = report
  const scores = categories.map((name) => Math.round(100 * (found[name].score ?? 0)))
  const shift = numberOf(report, 'cumulative-layout-shift')
  const blocking = numberOf(report, 'total-blocking-time')
  return {
    group,
    what: `${path}: performance, accessibility, best practices, SEO`,
    measured: `${scores.join(', ')}; LCP ${(numberOf(report, 'largest-contentful-paint') / 1000).toFixed(2)} s, blocking ${Math.round(blocking)} ms, CLS ${Number(shift.toFixed(3))}`,
    goal: '100 in all, blocking 0 ms, CLS 0',
    met: scores.every((score) => score === 100) && Math.round(blocking) === 0 && shift === 0,
  }
}

function numberOf({ audits }: Report, name: keyof Report['audits']): number {
  return audits[name].numericValue ?? Number.NaN
}
