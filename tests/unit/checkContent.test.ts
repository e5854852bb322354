import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { report, reportBriefly } from '../../renderer/check/report.ts'
import { newPicture, temporaryFolder } from '../support/files.ts'
import { validArticle } from '../support/validArticle.ts'
import { brokenArticles } from './brokenArticles.ts'
import { checkTexts } from './checkTexts.ts'

const path = 'content/articles/heat-pump.mdx'
const paragraph = 'Damp air freezes on the coil. See [our services](/services).'

const another = validArticle
  .replace('title: How a Heat Pump Defrosts', 'title: Why Is My AC Not Cooling')
  .replace('description: Steam', 'description: Warm air')
  .replace('heading: How', 'heading: Why')
  .replace('2025-11-10', '2025-11-09')
  .replace('## Why frost forms', '## Causes')

const future = another
  .replace('title: Why Is My AC Not', 'title: When Is My AC')
  .replace('description: Warm', 'description: Late, warm')
  .replace('heading: Why', 'heading: When')
  .replace('2025-11-09', '2025-12-24')

const root = temporaryFolder('content/articles')
const pictures = {
  'unit.jpg': await newPicture(),
  'unit.heic': '',
  'empty.jpg': '',
  // A photo as an iPhone saves it, under another extension.
  'renamed.jpg': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
}
for (const [name, content] of Object.entries(pictures)) {
  writeFileSync(join(root, 'content/articles', name), content)
}

test('reports nothing for a valid article', async () => {
  expect(await check(validArticle)).toEqual({ errors: [], warnings: [] })
})

test.each(brokenArticles)('$error: $reason', async ({ text, line, column, reason, note }) => {
  const { errors } = await check(text)
  expect(errors.map(({ message }) => message)).toMatchObject([
    {
      line,
      column,
      reason: expect.stringContaining(reason),
      note: expect.stringContaining(note),
      ruleId: expect.any(String),
    },
  ])
  const printed = report(errors)
  expect(printed).toContain(`${path}:${line}:${column}`)
  expect(printed).toMatch(/^ +\| +\^$/m)
  expect(printed).not.toMatch(/undefined|NaN|\bat .*\.(js|ts):|Error:/)
})

test.each([
  ['published', '14:1  "published"', 'published: 2025-11-10'],
  ['label', '9:1  "cta.label"', 'label: Book a Heat Pump Repair'],
])('reports a missing field: %s', async (field, place, example) => {
  const { errors } = await check(validArticle.replace(new RegExp(`^ *${field}: .*\n`, 'm'), ''))
  const message = `${path}:${place} is missing. Add it, as in:  ${example}`
  expect(reportBriefly(errors)).toBe(message)
})

test.each([
  ['Damp TODO air.', 6, '"TODO" is a placeholder'],
  ['We serve [insert city].', 10, '"[insert city]" is a'],
  [
    'See [the maker](https://www.example.org/).',
    5,
    'This page of www.example.org is not in content/sources.yaml',
  ],
  ['Damp air on the the coil.', 13, '"the the": this word is repeated'],
  [`Call 911. A ${'runs on and turns '.repeat(10)}.`, 11, 'This sentence has 41 words'],
  ['Damp air.[^1]', 10, 'Readers see [^1] as is'],
  ['Damp ~~cold~~ air.', 6, 'Readers see ~~cold~~ as is'],
  ['- [ ] Damp air.', 3, 'Readers see [ ] as is'],
  ['> [!NOTE] Damp air.', 3, 'Readers see [!NOTE] as is'],
  ['See [repair][services].', 5, 'Readers see [repair][services] as is'],
  ['Damp air.\n---', 1, 'The line below makes this line a heading'],
  ['<div>Damp air.</div>', 1, '<div> is HTML'],
  ['See [causes](/blog/future).', 5, 'is not published before 2025-12-24'],
  [
    'Book an [AC repair](/services/heat-pump-repair).',
    9,
    '"AC repair" leads to /services/heat-pump-repair, the page of Heat Pump Repair',
  ],
])('warns about style: %s', async (text, column, reason) => {
  const { errors, warnings } = await check(validArticle.replace(paragraph, text))
  expect(errors).toEqual([])
  expect(warnings).toHaveLength(1)
  expect(warnings[0]?.message).toMatchObject({
    line: 25,
    column,
    reason: expect.stringContaining(reason),
  })
})

test('does not suggest an unrelated page for a removed one', async () => {
  const text = validArticle.replace('(/services)', '(/services/duct-seal)')
  const { errors } = await check(text)
  expect(errors[0]?.message.note).toMatch(/^Delete the link, or change it to/)
})

test('accepts links to files that the build generates', async () => {
  const text = validArticle.replace('(/services)', '(/feed.xml)')
  expect(await check(text)).toEqual({ errors: [], warnings: [] })
})

test('accepts link text that looks like a placeholder', async () => {
  const text = validArticle.replace('[our services](', '[your services](')
  expect(await check(text)).toEqual({ errors: [], warnings: [] })
})

test('reports a button to an article that is not published yet', async () => {
  const text = validArticle.replace('href: /services/heat-pump-repair', 'href: /blog/future')
  expect(getLines(await check(text))).toEqual([`${path}:13`])
})

test('reports the errors in all files at once, in fields and body', async () => {
  const found = await checkTexts({
    'content/articles/a.mdx': validArticle.replace('listed: true', 'listed: maybe'),
    'content/articles/b.mdx': another
      .replace('listed: true', 'listd: true')
      .replace('Damp air', 'In <5 minutes'),
  })
  expect(getLines(found)).toEqual([
    'content/articles/a.mdx:7',
    'content/articles/b.mdx:7',
    'content/articles/b.mdx:25',
  ])
})

test('reports a duplicate title in the newer article', async () => {
  const found = await checkTexts({
    'content/articles/a-new-one.mdx': validArticle.replace('2025-11-10', '2025-11-11'),
    [path]: validArticle,
  })
  expect(getLines(found)).toEqual(['content/articles/a-new-one.mdx:2'])
})

test('reports a copied article together with its original', async () => {
  const copy = 'content/articles/a-copy.mdx'
  const found = await checkTexts({ [copy]: validArticle, [path]: validArticle })
  expect(getLines(found)).toEqual([`${copy}:2`, `${path}:2`])
})

test.each(['description', 'heading'])(
  'reports an article with the %s of another',
  async (field) => {
    const [line = ''] = another.match(new RegExp(`^${field}: .*`, 'm')) ?? []
    const { errors } = await check(validArticle.replace(new RegExp(`^${field}: .*`, 'm'), line))
    expect(errors.map(({ message }) => message.reason)).toEqual([
      `Another page in content/articles/another.mdx has the same ${field}.`,
    ])
  },
)

const twice = 'content/cities/silver-spring-md.mdx'

test.each<[what: string, texts: Record<string, string>, messages: RegExp[]]>([
  [
    'a name that is no address',
    { 'content/articles/How_a Heat pump.mdx': validArticle },
    [/"How_a Heat pump" can't be a page's address.*how-a-heat-pump\.mdx/],
  ],
  [
    'the name of the list of articles',
    { 'content/articles/index.mdx': validArticle },
    [/The address \/blog\/index can't be a page's/],
  ],
  [
    'Latin-1',
    { [path]: validArticle.replace('Damp air', 'In a caf\uFFFD') },
    [/^This file is not saved as UTF-8\./],
  ],
  [
    'UTF-16',
    { [path]: Buffer.from(`\uFEFF${validArticle}`, 'utf16le').toString() },
    [/^This file is not saved as UTF-8\./],
  ],
  [
    'another extension',
    { 'content/articles/heat-pump.md': validArticle },
    [/extension is not \.mdx.*heat-pump\.mdx/],
  ],
  [
    'a second extension',
    { 'content/articles/heat-pump.mdx.txt': validArticle },
    [/extension is not \.mdx\. Rename the file to heat-pump\.mdx\./],
  ],
  [
    'no frontmatter',
    { [path]: validArticle.replace(/^---[\s\S]*?---\n\n/, '') },
    [/does not begin with its frontmatter.*Begin the very first line with ---/],
  ],
  [
    'frontmatter that is never closed',
    { [path]: validArticle.replace(/^sources:[\s\S]*?---$/m, '') },
    [/opens with --- here and is never closed.*Write a line with nothing but ---/],
  ],
  [
    'one address for two files',
    { [twice]: 'A text.', 'content/cities/old/silver-spring-md.mdx': 'A text.' },
    [
      /^Files must be directly in content\/cities\./,
      /\/cities\/silver-spring-md is taken by content\/cities\/silver-spring-md\.mdx\./,
    ],
  ],
  [
    'one address for two articles',
    { [path]: validArticle, 'content/articles/old/heat-pump.mdx': another },
    [
      /^Files must be directly in content\/articles\./,
      /\/blog\/heat-pump is taken by content\/articles\/heat-pump\.mdx\. Rename or delete one/,
    ],
  ],
  [
    'fields in the text of a service',
    { 'content/services/ac-repair.mdx': '---\ntitle: AC\n---\n\nIt.' },
    [/Only articles have fields/],
  ],
  [
    'a text of no service',
    { 'content/services/ac-repiar.mdx': 'It.' },
    [/^No service is named ac-repiar\./],
  ],
])('reports %s', async (_, texts, messages) => {
  const { errors } = await checkTexts(texts)
  expect(errors.map(({ message }) => `${message.reason} ${message.note}`)).toEqual(
    messages.map((message) => expect.stringMatching(message)),
  )
})

test('never crashes on a truncated document or a stray character', async () => {
  const slips = ['', ...'<{}":#[&', '\t', '\r\n', '<Tip>', '</Tip>', '<!--']
  const texts = slips.flatMap((slip, start) =>
    Array.from({ length: 20 }, (_, index) => {
      const at = start + index * 52
      return validArticle.slice(0, at) + (slip && slip + validArticle.slice(at))
    }),
  )
  for (const text of texts) {
    const { errors } = await checkTexts({ [path]: text })
    expect(report(errors)).not.toMatch(/undefined|NaN/)
  }
})

test('shows the position in an excerpt of a long line', async () => {
  const text = validArticle.replace('Damp air', `${'Damp air freezes. '.repeat(20)}In <5 minutes`)
  const { errors } = await check(text)
  const [row = '', caret = ''] = report(errors).split('\n').slice(3)
  expect(row.slice(caret.indexOf('^'))).toMatch(/^<5 minutes/)
  expect(row.length).toBeLessThan(100)
})

function check(text: string) {
  const others = { 'content/articles/another.mdx': another, 'content/articles/future.mdx': future }
  return checkTexts({ ...others, [path]: text }, { root })
}

function getLines({ errors }: Awaited<ReturnType<typeof checkTexts>>): string[] {
  return errors.map(({ file, message }) => `${file.path}:${message.line}`)
}
