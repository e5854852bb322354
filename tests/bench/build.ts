import { rmSync } from 'node:fs'
import { ProjectCopy, tsx } from '../site/projectCopy.ts'
import { Astro } from './astro.ts'
import { generatedArticles } from './generatedArticles.ts'
import { type Cost, measure } from './measure.ts'
import type { Bench, Row } from './row.ts'

/** How many articles are added. */
const counts = (process.env.COUNTS ?? '100,1000').split(',').map(Number)

/** Both sorts of build; the social cards are drawn before. */
interface Builds {
  /** No text is known. */
  cold: Cost
  /** One text in ten has changed. */
  warm: Cost
}

/** At most as many times what Astro takes for the same articles. */
const goals = { cold: 2, warm: 1 }

/** What articles add to the build, beside what they add to a small Astro blog. */
export const build: Bench = async () => {
  const site = new ProjectCopy({ hasOwnCache: true })
  const astro = new Astro()
  try {
    const alone = await buildSite(site, 0)
    const astroAlone = await buildAstro(astro, 0)
    const rows: Row[] = (['cold', 'warm'] as const).map((kind) => ({
      what: `The site alone, ${kind}`,
      measured: `${inSeconds(alone[kind].wall)}, ${inSeconds(alone[kind].cpu)} of processor`,
    }))
    for (const count of counts) {
      const own = await buildSite(site, count)
      const others = await buildAstro(astro, count)
      for (const kind of ['cold', 'warm'] as const) {
        const added = own[kind].cpu - alone[kind].cpu
        const ratio = added / (others[kind].cpu - astroAlone[kind].cpu)
        rows.push({
          what: `${count} articles added, ${kind}`,
          measured: `${inSeconds(own[kind].wall - alone[kind].wall)}, ${inSeconds(added)} of processor: ${ratio.toFixed(2)} × Astro with MDX`,
          goal: `≤ ${goals[kind]} × Astro`,
          isMet: ratio <= goals[kind],
        })
      }
      rows.push({
        what: `${count} articles added, memory at its peak`,
        measured: `${Math.round(own.cold.memory)} MB, Astro ${Math.round(others.cold.memory)} MB`,
      })
    }
    return rows
  } finally {
    site.remove()
    astro.remove()
  }
}

async function buildSite(site: ProjectCopy, count: number): Promise<Builds> {
  const add = (count: number, salt: string) => {
    for (const [name, text] of generatedArticles(count, salt)) {
      site.write(`content/articles/${name}`, text)
    }
  }
  const run = () => measure([process.execPath, tsx, 'renderer/cli/build.ts'], site.path(''))
  add(count, 'first')
  await run()
  for (const name of ['compressed', 'texts']) {
    rmSync(site.path(`node_modules/.cache/${name}`), { recursive: true })
  }
  add(count, 'cold')
  const cold = await run()
  add(Math.ceil(count / 10), 'warm')
  return { cold, warm: await run() }
}

async function buildAstro(astro: Astro, count: number): Promise<Builds> {
  const cold = await astro.build(generatedArticles(count, 'cold'))
  return { cold, warm: await astro.build(generatedArticles(Math.ceil(count / 10), 'warm')) }
}

function inSeconds(time: number): string {
  return `${time.toFixed(1)} s`
}
