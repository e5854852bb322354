import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { globSync } from 'tinyglobby'
import { runCommand } from '../../renderer/cli/runCommand.ts'
import { UserError } from '../../renderer/content/explanations.ts'
import { ProjectCopy } from '../support/projectCopy.ts'
import { build, builds, dev, test } from './builds.ts'
import { bytes } from './bytes.ts'
import { compare, type Figures } from './compare.ts'
import { generatedArticles } from './generatedArticles.ts'
import { lighthouse } from './lighthouse.ts'
import { links, taps } from './taps.ts'
import { visit } from './visit.ts'

const usage = `Measures the working tree and a commit in turn. Fails if something costs more than 1.1 times as much.

  npm run bench                              against the last commit, which takes about 40 minutes
  npm run bench -- --against=main            against another one
  npm run bench -- bytes taps --pairs=3      two parts, and how often they are measured
  npm run bench -- builds --articles=1000    with generated articles

Parts: bytes, taps, links, visit, builds, dev; and only if named: test, lighthouse.`

interface Part {
  pairs: number
  /** Whether it has to be named. */
  isExtra?: boolean
  measure(copy: ProjectCopy, pages: string[], round: number): Promise<Figures>
}

const parts: Record<string, Part> = {
  bytes: { pairs: 1, measure: bytes },
  taps: { pairs: 6, measure: taps },
  links: { pairs: 6, measure: links },
  visit: { pairs: 6, measure: visit },
  lighthouse: { pairs: 3, isExtra: true, measure: lighthouse },
  builds: { pairs: 3, measure: builds },
  dev: { pairs: 3, measure: dev },
  test: { pairs: 2, isExtra: true, measure: test },
}

const options = {
  against: { type: 'string', default: 'HEAD' },
  pairs: { type: 'string' },
  articles: { type: 'string', default: '0' },
} as const

await runCommand(usage, { options, allowPositionals: true }, async ({ positionals, values }) => {
  const unknown = positionals.find((name) => !parts[name])
  if (unknown)
    throw new UserError(`There is no part "${unknown}". Use ${Object.keys(parts).join(', ')}.`)
  const sides = {
    base: new ProjectCopy({ hasOwnCache: true, commit: values.against }),
    own: new ProjectCopy({ hasOwnCache: true }),
  }
  const { base, own } = sides
  process.on('exit', () => {
    for (const copy of [base, own]) copy.remove()
  })
  for (const copy of [base, own]) {
    for (const [name, text] of generatedArticles(Number(values.articles)))
      copy.write(`content/articles/${name}`, text)
    await build(copy)
  }
  const pages = findPages(base, own)
  const worse: string[] = []
  for (const [name, { pairs, isExtra, measure }] of Object.entries(parts)) {
    if (positionals.length > 0 ? !positionals.includes(name) : isExtra) continue
    const figures: Record<keyof typeof sides, Figures[]> = { base: [], own: [] }
    for (let round = 0; round < Number(values.pairs ?? pairs); round++) {
      // They take turns in being first.
      const order = round % 2 ? (['own', 'base'] as const) : (['base', 'own'] as const)
      for (const side of order) figures[side].push(await measure(sides[side], pages, round))
    }
    worse.push(...print(name, figures))
  }
  console.log(worse.length > 0 ? `\nIt costs more:\n${worse.join('\n')}` : '\nNothing costs more.')
  if (worse.length > 0) process.exitCode = 1
})
// A failed part leaves its browser and server open.
process.exit()

/** The pages of both sides: all at the top, and the largest in each folder. */
function findPages(base: ProjectCopy, own: ProjectCopy): string[] {
  const size = (file: string) => statSync(own.path(file)).size
  const files = globSync('dist/client/**/*.html', { cwd: own.path('.') })
    .filter((file) => existsSync(base.path(file)))
    .sort((a, b) => size(b) - size(a))
  const isFirst = (file: string, index: number) =>
    files.findIndex((other) => dirname(other) === dirname(file)) === index
  return files
    .filter((file, index) => dirname(file) === 'dist/client' || isFirst(file, index))
    .map((file) => file.replace(/^dist\/client(.*?)(index)?\.html$/, '$1'))
}

/** Prints a part's table, of what both sides have. @returns what costs more */
function print(part: string, { base, own }: Record<'base' | 'own', Figures[]>): string[] {
  const names = Object.keys(own[0] ?? {}).filter((name) => base[0]?.[name] !== undefined)
  const read = (figures: Figures | undefined, name: string) => figures?.[name] ?? Number.NaN
  const rows = names.map((name) => {
    const pairs = own.map((figures, round) => ({
      base: read(base[round], name),
      own: read(figures, name),
    }))
    return { name, ...compare(pairs) }
  })
  const toColumns = ({ name, base, own, ratio, lower, upper, isWorse }: (typeof rows)[0]) => [
    name,
    {
      before: round(base),
      now: round(own),
      ratio: round(ratio),
      quartiles: `${round(lower)}–${round(upper)}`,
      '': isWorse ? 'more' : '',
    },
  ]
  console.log(`\n${part}, pairs: ${own.length}`)
  console.table(Object.fromEntries(rows.map(toColumns)))
  return rows.filter(({ isWorse }) => isWorse).map(({ name }) => `${part}: ${name}`)
}

/** To three digits, or to the last before the point. */
function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
