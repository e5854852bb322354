import { rmSync } from 'node:fs'
import { ProjectCopy, tsx } from '../site/projectCopy.ts'
import { Astro } from './astro.ts'
import { generatedArticles } from './generatedArticles.ts'
import { type Cost, measure } from './measure.ts'
import type { Bench, Row } from './row.ts'

const group = 'Build'
/** How many articles are added. */
const counts = (process.env.COUNTS ?? '100,1000,5000').split(',').map(Number)
/** Astro takes too long for more. */
const most = 1000
const goals = { cold: 8, warm: 4, memory: 1024 }
/** On the machine for which the goals are, Astro took so many seconds for so many articles of plain Markdown. */
const yardstick = { count: 1000, seconds: 6 }

interface Builds {
  /** No text is known; the social cards are. */
  cold: Cost
  /** One text in ten has changed. */
  warm: Cost
}

/** What articles add to the build, and what Astro takes for the same. */
export const build: Bench = async () => {
  const site = new ProjectCopy({ hasOwnCache: true })
  const astro = new Astro('mdx')
  const plainAstro = new Astro('md')
  const rows: Row[] = []
  try {
    const bare = await buildSite(site, 0)
    const bareAstro = await buildAstro(astro, 0)
    rows.push(
      row('The site alone, cold', inFull(bare.cold)),
      row('The site alone, warm', inFull(bare.warm)),
    )
    for (const count of counts) {
      const cards = await measureCards(site, count)
      const own = await buildSite(site, count)
      const others = count <= most ? await buildAstro(astro, count) : undefined
      const plain =
        count === yardstick.count
          ? await plainAstro.build(generatedArticles(count, 'cold'))
          : undefined
      rows.push(
        ...(['cold', 'warm'] as const).flatMap((kind) => {
          const added = own[kind].wall - bare[kind].wall
          const theirs = others && others[kind].wall - bareAstro[kind].wall
          const what = `${count} articles added, ${kind}`
          return [
            judged(
              row(
                what,
                `${seconds(added)}, ${perPage(added, count)} (${perPage(own[kind].cpu - bare[kind].cpu, count)} of processor)`,
              ),
              added,
              (goals[kind] * count) / 1000,
              seconds,
            ),
            ...(plain ? [scaled(what, added, goals[kind], plain.wall)] : []),
            ...(theirs === undefined
              ? []
              : [besideAstro(what, added / theirs, kind, perPage(theirs, count))]),
          ]
        }),
        {
          ...row(
            `${count} articles added, memory at its peak`,
            `${Math.round(own.cold.memory)} MB`,
          ),
          ...(count === 1000 && {
            goal: `≤ ${goals.memory} MB`,
            met: own.cold.memory <= goals.memory,
          }),
          ...(others && { peers: `Astro ${Math.round(others.cold.memory)} MB` }),
        },
        row(
          `${count} social cards drawn for the first time, beside it`,
          `${seconds(cards.wall - own.cold.wall)}, ${perPage(cards.cpu - own.cold.cpu, count)} of processor`,
        ),
      )
    }
  } finally {
    site.remove()
    astro.remove()
    plainAstro.remove()
  }
  return rows
}

/** The first build of articles, which draws their social cards. */
function measureCards(site: ProjectCopy, count: number): Promise<Cost> {
  write(site, count, 'first')
  return buildOnce(site)
}

async function buildSite(site: ProjectCopy, count: number): Promise<Builds> {
  if (count === 0) await buildOnce(site)
  for (const name of ['compressed', 'texts']) {
    rmSync(site.path(`node_modules/.cache/${name}`), { recursive: true })
  }
  write(site, count, 'cold')
  const cold = await buildOnce(site)
  write(site, Math.ceil(count / 10), 'warm')
  return { cold, warm: await buildOnce(site) }
}

function buildOnce(site: ProjectCopy): Promise<Cost> {
  return measure([process.execPath, tsx, 'renderer/cli/build.ts'], site.path(''))
}

async function buildAstro(astro: Astro, count: number): Promise<Builds> {
  const cold = await astro.build(generatedArticles(count, 'cold'))
  return { cold, warm: await astro.build(generatedArticles(Math.ceil(count / 10), 'warm')) }
}

function write(site: ProjectCopy, count: number, salt: string): void {
  for (const [name, text] of generatedArticles(count, salt)) {
    site.write(`content/articles/${name}`, text)
  }
}

function judged(plain: Row, value: number, limit: number, show: (value: number) => string): Row {
  return { ...plain, goal: `≤ ${show(limit)}`, met: value <= limit }
}

function scaled(what: string, value: number, limit: number, plainAstro: number): Row {
  const plain = `Astro, a thousand of plain Markdown: ${seconds(plainAstro)} here, ${seconds(yardstick.seconds)} there`
  const there = (value * yardstick.seconds) / plainAstro
  return {
    ...judged(
      row(`${what}, in seconds of the goals' machine`, seconds(there)),
      there,
      limit,
      seconds,
    ),
    peers: plain,
  }
}

function besideAstro(what: string, ratio: number, kind: keyof Builds, theirs: string): Row {
  const share = (value: number) => value.toFixed(2)
  const limit = kind === 'cold' ? 2 : 1
  const plain = row(`${what}, as a share of what Astro takes for them`, share(ratio))
  return { ...judged(plain, ratio, limit, share), peers: `Astro ${theirs}` }
}

function row(what: string, measured: string): Row {
  return { group, what, measured }
}

function inFull({ wall, cpu, memory }: Cost): string {
  return `${seconds(wall)}, ${seconds(cpu)} of processor, ${Math.round(memory)} MB`
}

function seconds(time: number): string {
  return `${time.toFixed(1)} s`
}

function perPage(time: number, count: number): string {
  return `${((1000 * time) / count).toFixed(1)} ms a page`
}
