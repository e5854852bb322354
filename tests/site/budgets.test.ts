import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type HTMLElement, parse, TextNode } from 'node-html-parser'
import { expect, test } from 'vitest'
import { islandSources } from '../../components/islands/islandSources.ts'
import { firstFlight } from '../pageBudgets.ts'
import { type BuiltPage, builtPages, fileOf, siteFolder } from './builtSite.ts'

const scriptBudget = 2_048

/** What a page may weigh without the words on it: the rest of the first flight is theirs. */
const frameBudget = firstFlight - 2_000

const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(join(siteFolder, '../assets.json'), 'utf8'),
)
const calculators = Object.values(islandSources).filter((source) =>
  source.startsWith('components/calculators/'),
)

test.each(builtPages)('$path leaves room for its words in the first flight', (page) => {
  const scripts = page.document.querySelectorAll('script[src]')
  const files = scripts.map((script) => join(siteFolder, script.getAttribute('src') ?? ''))
  const script = files.reduce((total, file) => total + sizeOf(file), 0)
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(scriptBudget)
  expect(compress(withoutWords(page)) + script).toBeLessThanOrEqual(frameBudget)
  // How long a text is, its owner decides.
  const sent = sizeOf(fileOf(page.path)) + script
  if (sent > firstFlight) {
    console.warn(
      `${page.path} weighs ${sent.toLocaleString('en-US')} bytes, ${sent - firstFlight} more than a browser gets at once. Its text is long: fewer words, tables or diagrams would make it load faster.`,
    )
  }
})

test.each([
  { what: "the menu's swipe", source: islandSources.menu, budget: 10 },
  { what: 'the contact form', source: islandSources.contactForm, budget: 5 },
  { what: 'the toaster, React included,', source: islandSources.toaster, budget: 120 },
])('$what is at most $budget KB, fetched when asked for', ({ source, budget }) => {
  expect(totalOf([source, ...importsOf(source)])).toBeLessThanOrEqual(budget * 1024)
})

test.each(calculators)('%s is at most 1.5 KB, beside 1.5 KB that all share', (source) => {
  expect(totalOf([source])).toBeLessThanOrEqual(1.5 * 1024)
  expect(importsOf(source)).toEqual(importsOf(calculators[0] ?? ''))
  expect(totalOf(importsOf(source))).toBeLessThanOrEqual(1.5 * 1024)
})

/** All that a chunk imports, directly or not. */
function importsOf(source: string): string[] {
  const imports = manifest[source]?.imports ?? []
  return [...new Set(imports.flatMap((other) => [other, ...importsOf(other)]))].sort()
}

function totalOf(sources: string[]): number {
  return sources
    .map((source) => sizeOf(join(siteFolder, manifest[source]?.file ?? '')))
    .reduce((total, size) => total + size)
}

/** The page with empty paragraphs, headings and lists, and without an article's body. */
function withoutWords({ html }: BuiltPage): string {
  const document = parse(html)
  document.querySelector('nav[aria-labelledby=contents] + *')?.set_content('')
  const main = document.querySelector('main')
  if (main) removeText(main)
  document.querySelector('script[type="application/ld+json"]')?.set_content('')
  return document.toString()
}

function removeText(element: HTMLElement) {
  for (const node of element.childNodes) {
    if (node instanceof TextNode) node.rawText = ''
  }
  element.children.forEach(removeText)
}

/** What a server sends, in bytes. */
function sizeOf(file: string): number {
  return statSync(`${file}.br`).size
}

/** At the speed of a test: the build may compress better. */
function compress(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}
