import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { firstFlight, meanBudget } from '../pageBudgets.ts'
import { pageKinds } from '../sitePages.ts'
import type { Bench, Row } from './row.ts'

const group = 'Bytes of a first view'
/** First views of other sites, in KB, measured on one machine. */
const peers = 'Astro blog 51–92 KB, AstroWind 134–167, Docusaurus 204, Next.js blog 244–317'

/** What a page sends before anything is touched: the document with its style, and its script. */
export const bytes: Bench = async (siteFolder) => {
  const sizes = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, ...sizesOf(siteFolder, file) }))
  const errorPage = sizes.find(({ file }) => file === '404.html')
  const kinds: Row[] = pageKinds.flatMap((path) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const size = sizes.find((size) => size.file === file) ?? errorPage
    return size ? [{ group, what: path, ...judged(size) }] : []
  })
  const largest = sizes.reduce((a, b) => (a.smallest > b.smallest ? a : b))
  const mean = meanOf(sizes.map(({ document }) => document))
  const meanWithScript = meanOf(sizes.map(({ smallest }) => smallest))
  return [
    ...kinds,
    { group, what: `The largest of ${sizes.length}: /${largest.file}`, ...judged(largest), peers },
    {
      group,
      what: 'Mean of all documents with their style',
      measured: `${inBytes(mean)}; with the script, fetched once for all, ${inBytes(meanWithScript)}`,
      goal: `≤ ${inBytes(meanBudget)}`,
      met: mean <= meanBudget,
    },
  ]
}

interface Sizes {
  /** Document with its style, packed as tightly as brotli can. */
  document: number
  /** With the script. */
  smallest: number
  /** The same as the build packs it for servers to send. */
  sent: number
}

function sizesOf(siteFolder: string, file: string): Sizes {
  const html = readFileSync(join(siteFolder, file))
  const scripts = [...html.toString().matchAll(/<script[^>]* src="([^"]+)"/g)].flatMap(
    ([, path]) => (path ? [join(siteFolder, path)] : []),
  )
  const packed = (content: Buffer) => brotliCompressSync(content).length
  return {
    document: packed(html),
    smallest: packed(html) + sum(scripts.map((path) => packed(readFileSync(path)))),
    sent: sum([join(siteFolder, file), ...scripts].map((path) => statSync(`${path}.br`).size)),
  }
}

function meanOf(numbers: number[]): number {
  return sum(numbers) / numbers.length
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function judged({ smallest, sent }: Sizes): Pick<Row, 'measured' | 'goal' | 'met'> {
  return {
    measured: `${inBytes(smallest)}; as sent ${inBytes(sent)}`,
    goal: `≤ ${inBytes(firstFlight)}`,
    met: Math.max(smallest, sent) <= firstFlight,
  }
}

function inBytes(size: number): string {
  return `${Math.round(size).toLocaleString('en-US')} B`
}
