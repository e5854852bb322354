import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse, TextNode } from 'node-html-parser'
import { expect, test } from 'vitest'
import { firstFlight } from '../pageBudgets.ts'
import { type BuiltPage, brotliSize, builtPages, fileOf, siteFolder } from './builtSite.ts'

const scriptBudget = 2_048

/** What a page may weigh without the words on it: the rest of the first flight is theirs. */
const frameBudget = firstFlight - 2_000

test.each(builtPages)('$path leaves room for its words in the first flight', (page) => {
  const scripts = scriptsOf(page)
  const script = sum(scripts.map((file) => brotliSize(readFileSync(file))))
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(scriptBudget)
  expect(brotliSize(withoutWords(page)) + script).toBeLessThanOrEqual(frameBudget)
  // As servers send it. How long a text is, its owner decides.
  const sent = sum([fileOf(page.path), ...scripts].map((file) => statSync(`${file}.br`).size))
  if (sent > firstFlight) {
    console.warn(
      `${page.path} weighs ${sent.toLocaleString('en-US')} bytes, ${sent - firstFlight} more than a browser gets at once. Its text is long: fewer words, tables or diagrams would make it load faster.`,
    )
  }
})

function scriptsOf({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('script[src]')
    .map((script) => join(siteFolder, script.getAttribute('src') ?? ''))
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
  for (const child of element.children) removeText(child)
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
