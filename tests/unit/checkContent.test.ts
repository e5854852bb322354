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
const picture = await newPicture()
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

test.each<[text: string, column: number, reason: string, note?: string]>([
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
  ['- [ ] Damp air.', 3, 'Readers see [ ] Damp air. as is', '<Checklist>'],
  ['> [!NOTE] Damp air.', 3, 'Readers see [!NOTE] Damp air. as is', '<Tip>'],
  ['See [repair][services].', 5, 'Readers see [repair][services] as is'],
  ['![A frosted unit][unit].', 1, 'Readers see ![A frosted unit][unit] as is', '](./picture.jpg)'],
  ['![][unit]', 1, 'Readers see ![][unit] as is', '](./picture.jpg)'],
  ['Damp air.\n---', 1, 'The line below makes this line a heading', 'Delete the hyphens'],
  [':::tip\nDamp air.\n:::', 1, 'Readers see :::tip as is', '<Tip>'],
  [':::', 1, 'Readers see ::: as is', '<Tip>'],
  [': Damp air, frozen.', 1, 'Readers see : Damp air, frozen. as is', '**The term:**'],
  [
    '• Damp air.\n• Cold air.',
    1,
    'Readers see • Damp air. as is',
    'Begin each line with - and a space',
  ],
  ['·\tDamp air.', 1, 'as is', 'Begin each line with -'],
  ['o\tDamp air.', 1, 'as is', 'Begin each line with -'],
  ['– Damp air.\n– Cold air.', 1, 'Readers see – Damp air. as is', 'Begin each line with -'],
  ['-Damp air.', 1, 'Readers see -Damp air. as is', 'a space after the -'],
  ['-\u00a0Damp air.', 1, 'as is', 'an ordinary space after the -'],
  ['1.Damp air.\n2.Cold air.', 1, 'Readers see 1.Damp air. as is', 'a space after the 1.'],
  ['2)\u00a0Damp air.', 1, 'as is', 'an ordinary space after the 2)'],
  ['##How to check', 1, 'Readers see ##How to check as is', 'an ordinary space after ##'],
  ['##\u00a0How to check', 1, 'as is', 'an ordinary space after ##'],
  ['#Frost', 1, 'Readers see #Frost as is', 'Write ## and a space'],
  ['**\nDamp air.', 1, 'Readers see ** as is', 'Delete it'],
  ['=====', 1, 'Readers see ===== as is', 'Delete it'],
  ['| Size | Fits |\n| 16 | small |', 1, 'Readers see | Size | Fits | as is', '| --- | --- |'],
  ['| Size | Fits |\n| --- |\n| 16 | small |', 1, 'as is', 'one for each column'],
  ['Size | Fits\n16 | small', 1, 'Readers see Size | Fits as is', '| --- | --- |'],
  ['\\# Frost', 1, 'Readers see # Frost as is', 'Delete the \\'],
  ['See ![[unit photo.jpg]].', 5, 'Readers see ![[unit photo.jpg]] as is', '(./unit%20photo.jpg)'],
  ['See [[Frost|our page]].', 5, 'Readers see [[Frost|our page]] as is', '](/services)'],
  ['Damp ==cold== air.', 6, 'Readers see ==cold== as is', 'Write **cold**'],
  [
    '[caption id="a1" width="300"]Frost[/caption]',
    1,
    'Readers see [caption id="a1" w',
    '"Its caption"',
  ],
  ['[contact-form-7 id="1" title="Form"]', 1, 'Readers see [contact-form-7', '](/contact)'],
  ['[button link="/contact"]Call[/button]', 1, 'Readers see [button', '](/contact)'],
  ['[gallery]', 1, 'Readers see [gallery] as is', '](./picture.jpg'],
  ['Damp air.[/vc_column]', 10, 'Readers see [/vc_column] as is', 'Delete it'],
  ['Damp air.【12†source】', 10, 'Readers see 【12†source】 as is', '"sources"'],
  [
    'Damp air.:contentReference[oaicite:3]',
    10,
    'Readers see :contentReference[oaicite:3] as',
    '"sources"',
  ],
  ['Damp air. citeturn0search3turn1view2', 11, 'Readers see citeturn0search3', '"sources"'],
  ['[TOC]', 1, 'Readers see [TOC] as is', 'Delete it'],
  ['Damp air freezes [1].', 18, 'Readers see [1] as is', '"sources"'],
  ['Damp air freezes.^1^', 18, 'Readers see ^1^ as is', 'Write <sup>1</sup>'],
  ['Damp air, $x = 2$ of it.', 11, 'Readers see $x = 2$ as is', 'plain characters'],
  ['It saves XX% a year.', 10, '"XX" is a placeholder'],
  ['It costs $XX a year.', 10, '"$XX" is a placeholder'],
  ['Damp **filter is cold.', 6, 'Readers see ** as is', 'Delete the stars'],
  ['** Filter ** cold.', 1, 'Readers see ** Filter ** as is', 'Write **Filter**'],
  ['**Filter:**Check it.', 1, 'Readers see **Filter:** as is', 'Write **Filter:** with a space'],
  ['Damp \\*\\*cold\\*\\* air.', 6, 'Readers see **cold** as is', 'Write **cold**'],
  ['A 16*25*1 filter.', 3, 'The * in 16*25*1 is not shown', 'Write 16×25×1'],
  ['A 16**25**1 filter.', 3, 'The * in 16**25**1 is not shown', 'Write 16×25×1'],
  ['Damp CO~2~ air.', 8, 'Readers see ~2~ as is', 'Write <sub>2</sub>'],
  ['Of 20 m^2^ each.', 8, 'Readers see ^2^ as is', 'Write <sup>2</sup>'],
  ['Damp $20 \\times 8$ air.', 10, 'Readers see \\times as is', '×'],
  [
    '\\[Our services\\](/services)',
    1,
    'Readers see [Our services](/services) as is',
    'Delete each \\',
  ],
  ['Damp &amp;nbsp; air.', 6, 'Readers see &nbsp; as is', 'Write the character itself'],
  ['Damp&nbsp;air.', 5, '&nbsp; is a space at which lines', 'Write an ordinary space'],
  [
    'Size\n\nFits\n\n16 inches\n\nMost rooms\n\n20 inches\n\nLarge rooms',
    1,
    'These short lines look like a table or a list',
    '|',
  ],
  ['![A frosted unit](./tiny.png)', 1, 'is only 90 pixels wide', 'at least 800'],
  ['![A frosted unit](./heavy.png)', 1, 'is 21 MB', 'at most 4,000 pixels wide'],
  ['See [causes](/blog/future).', 5, 'is not published before 2025-12-24'],
  [
    'Book an [AC repair](/services/heat-pump-repair).',
    9,
    '"AC repair" leads to /services/heat-pump-repair, the page of Heat Pump Repair',
  ],
])('warns about style: %s', async (text, column, reason, note = '') => {
  const { errors, warnings } = await check(validArticle.replace(paragraph, text))
  expect(errors).toEqual([])
  expect(warnings).toHaveLength(1)
  expect(warnings[0]?.message).toMatchObject({
    line: 25,
    column,
    reason: expect.stringContaining(reason),
    note: expect.stringContaining(note),
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

test('accepts a title with an accent as Macs write it', async () => {
  const text = validArticle.replace('title: How a Heat Pump', 'title: Why Cafe\u0301s’ Heat Pump')
  expect(await check(text)).toEqual({ errors: [], warnings: [] })
})

test.each([
  ['as it is written', '#café-hours'],
  ['as browsers write it', '#caf%C3%A9-hours'],
])('accepts a link to a heading with an accent, %s', async (_, anchor) => {
  const text = validArticle
    .replace('## When to call', '## Café hours')
    .replace('(/services)', `(${anchor})`)
  expect(await check(text)).toEqual({ errors: [], warnings: [] })
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

test('accepts link text that looks like a placeholder', async () => {
  const text = validArticle.replace('[our services](', '[your services](')
  expect(await check(text)).toEqual({ errors: [], warnings: [] })
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
  ...['con', 'nul', 'lpt9'].map((name): [string, Record<string, string>, RegExp[]] => [
    `${name}, a name that Windows has for a device`,
    { [`content/articles/${name}.mdx`]: validArticle },
    [/The address \/blog\/\w+ can't be a page's\. Windows/],
  ]),
  [
    'a text in a folder, as other tools keep it',
    { 'content/services/ac-repair/index.mdx': 'It.' },
    [
      /^Files must be directly in content\/services\. Move it to content\/services\/ac-repair\.mdx/,
      /^No service is named index/,
    ],
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
    'a second extension, which Windows hides',
    { 'content/articles/heat-pump.mdx.txt': validArticle },
    [/extension is not \.mdx.*to heat-pump\.mdx\.$/],
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

/** A PNG that says it is a square of this many pixels. */
function withSize(png: Buffer, size: number): Buffer {
  const large = Buffer.from(png)
  large.writeUInt32BE(size, 16)
  large.writeUInt32BE(size, 20)
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29)
  return large
}

function check(text: string) {
  const others = { 'content/articles/another.mdx': another, 'content/articles/future.mdx': future }
  return checkTexts({ ...others, [path]: text }, { root })
}

function getLines({ errors }: Awaited<ReturnType<typeof checkTexts>>): string[] {
  return errors.map(({ file, message }) => `${file.path}:${message.line}`)
}
