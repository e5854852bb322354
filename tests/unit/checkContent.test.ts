import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { report, reportBriefly } from '../../renderer/content/report.ts'
import { compileDocument } from '../../renderer/mdx/compileDocument.ts'
import { site as definition } from '../../site.config.ts'
import { newPicture, temporaryFolder } from '../support/files.ts'
import { validArticle } from '../support/validArticle.ts'
import { brokenArticles } from './brokenArticles.ts'
import { validDocuments } from './brokenRecords.ts'
import { checkTexts, compileTexts } from './checkTexts.ts'

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
const picture = await newPicture(400, 300)
const pictures = {
  'unit.jpg': picture,
  'my unit.jpg': picture,
  'tiny.png': await newPicture(90, 60),
  'tall.png': await newPicture(400, 20_000),
  'heavy.png': Buffer.concat([picture, Buffer.alloc(21e6)]),
  'huge.png': withSize(picture, 20_000),
  'unit.heic': '',
  'empty.jpg': '',
  // A photo as an iPhone saves it, under another extension.
  'renamed.jpg': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
}
for (const [name, content] of Object.entries(pictures)) {
  writeFileSync(join(root, 'content/articles', name), content)
}

const others = await compileTexts(
  { 'content/articles/another.mdx': another, 'content/articles/future.mdx': future },
  root,
)

test('reports nothing for a valid article', async () => {
  expect(await check(validArticle)).toEqual({ errors: [], warnings: [] })
})

test.each(brokenArticles)('$error: $reason', async ({ text, isWarning, ...expected }) => {
  const { line, column, reason, note } = expected
  const { errors, warnings } = await check(text)
  if (isWarning) expect(errors).toEqual([])
  const found = isWarning ? warnings : errors
  expect(found.map(({ message }) => message)).toMatchObject([
    {
      line,
      column,
      reason: expect.stringContaining(reason),
      note: expect.stringContaining(note),
      ruleId: expect.any(String),
    },
  ])
  const printed = report(found)
  expect(printed).toContain(`${path}:${line}:${column}`)
  expect(printed).toMatch(/^ +\| +\^$/m)
  expect(printed).not.toMatch(/undefined|NaN|\bat .*\.(js|ts):|Error:/)
})

test.each([
  ['links to files that the build generates', '(/services)', '(/feed.xml)'],
  ['link text that looks like a placeholder', '[our services](', '[your services]('],
  ['a link to a heading with an accent', '(/services)', '(#café-hours)'],
  ['such a link as browsers write it', '(/services)', '(#caf%C3%A9-hours)'],
  ['a title as Macs write it', 'title: How a Heat Pump', 'title: Why Cafe\u0301s’ Heat Pump'],
])('accepts %s', async (_, written, other) => {
  const text = validArticle.replace('## When to call', '## Café hours').replace(written, other)
  expect(await check(text)).toEqual({ errors: [], warnings: [] })
})

test.each<[address: string, messages: RegExp[]]>([
  ['/Price%20list.pdf', []],
  [
    '/Price%20List.pdf',
    [/isn't a page on this site\. Write \/Price%20list\.pdf, with the same capital/],
  ],
  ['/price%20list.PDF', [/Write \/Price%20list\.pdf, with the same capital letters as the file/]],
  ['/caf\u00e9.pdf', [/Rename the file to cafe\.pdf, without accents\./]],
  ['/list.pdf', [/isn't a page on this site\. Delete the link/]],
])(
  'a link to the file %s in public/ works on every host, or is an error',
  async (address, messages) => {
    mkdirSync(join(root, 'public'), { recursive: true })
    // As a Mac writes é.
    for (const name of ['Price list.pdf', 'cafe\u0301.pdf'])
      writeFileSync(join(root, 'public', name), '')
    const { errors, warnings } = await check(validArticle.replace('(/services)', `(${address})`))
    expect(errors.map(({ message }) => `${message.reason} ${message.note}`)).toEqual(
      messages.map((message) => expect.stringMatching(message)),
    )
    expect(warnings).toEqual([])
  },
)

test('blames a picture only if it is the fault', async () => {
  const folder = temporaryFolder('content/articles')
  writeFileSync(join(folder, 'content/articles/unit.png'), picture)
  // In the place of the folder for the sizes of pictures.
  writeFileSync(join(folder, 'node_modules'), '')
  const text = validArticle.replace(paragraph, '![A frosted unit](./unit.png)')
  const { errors } = await checkTexts({ [path]: text }, { root: folder })
  expect(errors.map(({ message }) => message)).toMatchObject([
    {
      reason: expect.stringMatching(/^The sizes of ".\/unit\.png" can't be written: E\w+/),
      note: expect.stringMatching(/^Close other programs/),
    },
  ])
})

// Macs write é as e and an accent.
test.each([
  ['cafe\u0301.jpg', 'caf\u00e9.jpg'],
  ['a#b & c+d,e;f=g@h$.jpg', 'a%23b%20%26%20c%2Bd%2Ce%3Bf%3Dg%40h%24.jpg'],
  ['50%-off.jpg', '50%-off.jpg'],
  ['100%25.jpg', '100%2525.jpg'],
  // No file on Windows has a question mark in its name.
  ...(process.platform === 'win32' ? [] : [['why?.jpg', 'why%3F.jpg']]),
])('shows the picture %s', async (name, address) => {
  writeFileSync(join(root, 'content/articles', name), picture)
  const text = validArticle.replace(paragraph, `![A frosted unit](./${address})`)
  expect(await check(text)).toEqual({ errors: [], warnings: [] })
  const { data } = await compileDocument(definition, root, path, text)
  expect(data.pictures).toEqual([`content/articles/${name}`])
  expect(data.code).toContain('srcSet')
})

const advised = brokenArticles
  .map((broken) => ({ ...broken, advice: broken.note.match(/!\[.*\)/)?.[0] ?? '' }))
  .filter(({ error, advice }) => error?.startsWith('![') && /\(\.\/\S*unit|%/.test(advice))

test.each(advised)('the advice for $error works: $advice', async ({ text, line, advice }) => {
  for (const name of ['Slab leak (final).jpg', 'Slab leak (final.jpg']) {
    writeFileSync(join(root, 'content/articles', name), picture)
  }
  const mended = text
    .split('\n')
    .toSpliced(line - 1, 1, advice)
    .join('\n')
    .replace(/^\[unit\]: .*\n/m, '')
  expect(await check(mended)).toEqual({ errors: [], warnings: [] })
})

test('reports a button to an article that is not published yet', async () => {
  const text = validArticle.replace('href: /services/heat-pump-repair', 'href: /blog/future')
  expect(reportBriefly((await check(text)).errors)).toBe(
    `${path}:13:9  The article /blog/future is not published before 2025-12-24. Write the address of another page, or write 2025-12-01 or earlier there.`,
  )
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

test.each([
  ['newer', validArticle.replace('2025-11-10', '2025-11-11')],
  ['a draft', validArticle.replace('listed', 'draft: true\nlisted').replace('2025', '2024')],
])('reports a copy that is %s, and not its original', async (_, text) => {
  const copy = 'content/articles/a-copy.mdx'
  const found = await checkTexts({ [copy]: text, [path]: validArticle })
  expect(getLines(found)).toEqual([`${copy}:2`, `${copy}:3`, `${copy}:4`])
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

const ownPage = validDocuments.pages

const twice = 'content/cities/silver-spring-md.mdx'

test.each<[what: string, texts: Record<string, string>, messages: RegExp[]]>([
  [
    "an owner's page that looks like an article in search results",
    {
      [path]: validArticle,
      'content/pages/financing.mdx': ownPage.replace(
        /^title: .*/m,
        /^title: .*/m.exec(validArticle)?.[0] ?? '',
      ),
    },
    [/^Another page in content\/(articles\/heat-pump|pages\/financing)\.mdx has the same title\./],
  ],
  [
    "a title of an owner's page that its social card can't draw",
    { 'content/pages/financing.mdx': ownPage.replace(/^title: /m, 'title: 冷 ') },
    [/^The picture of shared links can't show 冷\./],
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
      /\/cities\/silver-spring-md is taken by content\/cities\/silver-spring-md\.mdx\. Give this file another name/,
    ],
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

/** A PNG that says it is a square of this many pixels. */
function withSize(png: Buffer, size: number): Buffer {
  const large = Buffer.from(png)
  large.writeUInt32BE(size, 16)
  large.writeUInt32BE(size, 20)
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29)
  return large
}

function check(text: string) {
  return checkTexts({ [path]: text }, { root, others })
}

function getLines({ errors }: Awaited<ReturnType<typeof checkTexts>>): string[] {
  return errors.map(({ file, message }) => `${file.path}:${message.line}`)
}
