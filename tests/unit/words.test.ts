import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isGroup } from '../../renderer/index.ts'

/** The code of pages. Messages for owners and writers are elsewhere. */
const files = globSync([
  '{components,pages}/**/*.{ts,tsx}',
  'model/{article,articles,pageMeta,records,sitePages}.ts',
  'model/json-ld/*.ts',
  '!components/theme/**',
  '!components/mdx/vocabulary.ts',
  '!pages/components/**',
  // Writes files, and words on the terminal only.
  '!pages/+onPrerenderStart.ts',
])

test('no word that a visitor reads is in code, where an owner could not change it', () => {
  const found = files.flatMap((file) =>
    findWords(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['<p>Call us</p>', 'Call us'],
  ['<p>{phone} or</p>', 'or'],
  ['<nav aria-label="main" />', 'main'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is code.
  ['<img alt={`a ${thing}`} />', 'a '],
  ['<Section heading={isOpen ? "open" : heading} />', 'open'],
  ["const label = 'Call'", 'Call'],
  ["const text = 'call us now'", 'call us now'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is code.
  ['const text = `Until ${time}`', 'Until '],
  ["const css = { content: isNew ? '\"new\"' : '' }", '"new"'],
  ["const rows = [{ label: 'price' }]", 'price'],
])('finds the words in %s', (code, word) => {
  expect(findWords('a.tsx', code)).toEqual([word])
})

/** A word with a capital letter, or three words. */
const sentence = /(^|[\s“(])\p{Lu}\p{Ll}+([\s,.:;!?…”)]|$)|^\p{Ll}+( \p{Ll}+){2}/u

/** What attributes and fields of these names hold is shown or read out, even if it is one word. */
const shown =
  /^(alt|aria-label|description|detail|heading|hint|intro|label|lead|placeholder|title)$/

/** Names of keys, colors, shapes, and of types in structured data. */
const names =
  /^(Escape|Canvas|Polygon|Plumber|Electrician|State|Offer|Service|Question|Answer|Organization|Person)$/

function findWords(file: string, source: string): string[] {
  const found = new Set<string>()
  const add = (text: unknown, pattern: RegExp) => {
    if (typeof text === 'string' && pattern.test(text) && !names.test(text)) found.add(text)
  }
  const addShown = (node: unknown, pattern = /^\p{L}/u) => {
    if (!isGroup(node)) return
    const { type, value, expression, consequent, alternate, left, right, quasis } = node
    if (type === 'Literal') add(value, pattern)
    else if (Array.isArray(quasis)) for (const { value } of quasis) add(value.raw, /\p{L}/u)
    else
      for (const part of [expression, consequent, alternate, left, right]) addShown(part, pattern)
  }
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const part of node) visit(part)
    if (!isGroup(node)) return
    const { type, value, key } = node
    // Without entities.
    if (type === 'JSXText') add(String(value).trim(), /(?<!&)\b\p{L}/u)
    if (type === 'Literal') add(value, sentence)
    if (type === 'TemplateElement' && isGroup(value)) add(value.raw, sentence)
    const { name } = type === 'JSXAttribute' ? node : { name: key }
    const field = isGroup(name) ? String(name.name ?? name.value) : ''
    if (shown.test(field)) addShown(value)
    // Of CSS.
    if (type === 'Property' && field === 'content') addShown(value, /"[^"]*\p{L}/u)
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(file, source).program)
  return [...found]
}
