import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slug } from 'github-slugger'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { contentSchema } from '../../model/readContent.ts'
import { aboutSchema } from '../../model/schemas/about.ts'
import { businessSchema, trade } from '../../model/schemas/business.ts'
import { winterHouse } from '../../model/schemas/cities.ts'
import { emergencySchema } from '../../model/schemas/emergency.ts'
import { homeSchema } from '../../model/schemas/home.ts'
import { task, tradesOf } from '../../model/schemas/services.ts'
import { symptomSigns } from '../../model/schemas/symptoms.ts'
import { wordsSchema } from '../../model/schemas/words.ts'
import { recordPath } from '../../renderer/index.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const files = globSync(['*.md', 'docs/**/*.md', 'content/*.md', 'tests/bench/*.md'])
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** Paths that readers of the docs create or delete. */
const made = [
  ...Object.keys(contentSchema.shape).map(recordPath),
  'content/articles/how-a-heat-pump-defrosts.mdx',
  'content/cities/',
  'content/services/',
  '@sveltia/cms',
  'public/admin/',
  'public/admin/config.yml',
  'public/admin/index.html',
  'content/pages/',
  'content/people/',
  'content/home/',
  'content/logo.svg',
  'content/logo.png',
  'public/icon.svg',
  'content/pages/financing.mdx',
  'pages/financing/+Page.tsx',
  'content/redirects.yaml',
  'social/about.png',
  'tests/specification/',
]

/** The anchors in a page that links can target. */
function getAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slug(heading))
}

test.each(files)('every link in %s leads to an existing file and heading', (file) => {
  // Code contains examples.
  const text = texts.get(file)?.replace(/```[\s\S]*?```|`[^`\n]*`/g, '') ?? ''
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const broken = links
    .filter((link) => !/^(https?:|mailto:|\/|tel:)/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path ? join(dirname(file), path) : file
      if (!existsSync(target)) return true
      const text = texts.get(target.replaceAll('\\', '/'))
      return anchor !== undefined && !getAnchors(text ?? '').includes(anchor)
    })
  expect(broken).toEqual([])
})

test.each(files)('every file named in %s exists', (file) => {
  const named = [...(texts.get(file) ?? '').matchAll(/`([\w.@-]+(?:\/[\w.@*-]*)+)`/g)]
  const missing = named
    .map(([, path = '']) => path)
    // Commands create these, but not all of them.
    .filter((path) => !/^(\.\.|dist|test-results)\//.test(path))
    .filter((path) => !existsSync(path) && !made.includes(path))
    // An owner may have one language only.
    .filter((path) => !path.startsWith('content/es'))
    // The others are packages, or have a star.
    .filter((path) => globSync([path, `node_modules/${path}`], { onlyFiles: false }).length === 0)
  expect(missing).toEqual([])
})

test('every file of code that a comment names exists', () => {
  const sources = globSync('{components,model,pages,renderer,tests}/**/*.{ts,tsx}')
  const missing = sources
    .filter((file) => !file.startsWith('tests/'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^\s*(?:\/\/|\/?\*).*/gm) ?? [])
    // Not within an address.
    .flatMap((comment) => comment.match(/(?<!\/\/\S*)\b[\w+-]+\.tsx?\b/g) ?? [])
    .filter((name) => !sources.some((file) => file.endsWith(name)))
  expect(missing).toEqual([])
})

test.each(files)('every command named in %s exists', (file) => {
  const named = [...(texts.get(file) ?? '').matchAll(/\bnpm run ([\w:-]+)/g)].map(
    ([, name]) => name,
  )
  expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
})

test('the README takes a minute to read, every other page at most ten', () => {
  const lines = (file: string) => texts.get(file)?.split('\n').length ?? 0
  expect(lines('README.md')).toBeLessThanOrEqual(150)
  for (const file of files.filter((file) => file.startsWith('docs/')))
    expect(lines(file), file).toBeLessThanOrEqual(200)
})

test.each(files)('every command in %s works in each shell of Windows, macOS, and Linux', (file) => {
  const blocks = [...(texts.get(file) ?? '').matchAll(/```sh\n([\s\S]*?)```/g)]
  const lines = blocks.flatMap(([, block = '']) => block.trim().split('\n'))
  // The first two lines of the README name the shell to use.
  const others = lines.filter((line) => !/^npm ci && npm (start|test)$/.test(line))
  expect(others.filter((line) => /&&|\s#|^\w+=|[<>|;]/.test(line))).toEqual([])
})

test('the two commands are on the first screen of the README', () => {
  const top = texts.get('README.md')?.split('\n').slice(0, 12).join('\n')
  expect(top).toContain('npm ci && npm start')
  expect(top).toContain('npm ci && npm test')
})

test('no sentence is on two pages', () => {
  const sentences = files.flatMap((file) =>
    (texts.get(file) ?? '')
      .replace(/```[\s\S]*?```/g, '')
      .split(/(?<=[.!?])\s+|\n+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 60 && !/^[|\-#[]/.test(sentence)),
  )
  const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
  expect(twice).toEqual([])
})

test('an owner finds in one place every trade, drawing, task, and icon that may be chosen', () => {
  const [, section = ''] = (texts.get('docs/make-it-yours.md') ?? '').split(
    '## What you can choose',
  )
  const [table = ''] = section.match(/^\|(.*\n)+?(?!\|)/m) ?? []
  const rows = [...table.matchAll(/^\| `(\w+)` +\| [^|]+ \| (.*?) +\|$/gm)]
  expect(Object.fromEntries(rows.slice(1).map(([, name, of]) => [name, of]))).toEqual(
    Object.fromEntries(
      Object.entries(tradesOf).map(([name, of]) => [
        name,
        of.map((trade) => `\`${trade}\``).join(', ') || 'Any',
      ]),
    ),
  )
  const icons = [homeSchema.shape.trustPoints, aboutSchema.shape.values].flatMap(
    ({ element }) => element.shape.icon.options,
  )
  const { answered } = emergencySchema.shape
  const names = [...trade.options, ...task.options, ...symptomSigns, ...icons, ...answered.options]
  for (const name of [...names, ...winterHouse.options]) expect(section).toContain(`\`${name}\``)
  for (const name of homeSchema.shape.hero.shape.drawing.unwrap().options)
    expect(texts.get('docs/make-it-yours.md')).toContain(`\`${name}\``)
})

test('an owner can copy every example of a fact and of a word', () => {
  const [, section = ''] = (texts.get('docs/make-it-yours.md') ?? '').split('## Examples')
  const [facts, words] = [...section.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) =>
    parse(text),
  )
  const { shape } = businessSchema
  const { licenses, phones, emergency, holidays, notice, rating } = shape
  const examples = z.strictObject({ licenses, phones, emergency, holidays, notice, rating })
  expect(examples.safeParse(facts).error).toBeUndefined()
  expect(Object.keys(facts)).toEqual(Object.keys(examples.shape))
  expect(wordsSchema.safeParse(words).error).toBeUndefined()
})
