import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type HTMLElement, parse, TextNode } from 'node-html-parser'
import { expect, test } from 'vitest'
import { firstFlight } from '../pageBudgets.ts'
import { type BuiltPage, builtPages, fileOf, siteFolder } from './builtSite.ts'

const scriptBudget = 2_048

/** What a page may weigh without the words on it: the rest of the first flight is theirs. */
const frameBudget = firstFlight - 2_000

test.each(builtPages)('$path leaves room for its words in the first flight', (page) => {
  const scripts = scriptsOf(page).map((file) => sizeOf(file))
  const script = scripts.reduce((total, size) => total + size, 0)
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(scriptBudget)
  expect(compress(withoutWords(page)).length + script).toBeLessThanOrEqual(frameBudget)
  // How long a text is, its owner decides.
  const sent = sizeOf(fileOf(page.path)) + script
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

/** What a server sends, in bytes. */
function sizeOf(file: string): number {
  return statSync(`${file}.br`).size
}

/** At the speed of a test: the build may compress better. */
function compress(html: string): Buffer {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
