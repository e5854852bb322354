import { rmSync } from 'node:fs'
import { ProjectCopy } from '../support/projectCopy.ts'
import type { Figure } from './figures.ts'
import { generatedArticles } from './generatedArticles.ts'

/** Goals in seconds, by how many articles are added. */
const aims: Record<number, { cold?: number; warm?: number }> = {
  0: { cold: 8 },
  300: {},
  1000: { cold: 20, warm: 12 },
}

/** How many seconds the build takes with an increasing number of articles. */
export async function build(): Promise<Record<string, Figure>> {
  const copy = new ProjectCopy({ hasOwnCache: true })
  const write = (count: number, version: string) => {
    for (const [name, text] of generatedArticles(count, version)) {
      copy.write(`content/articles/${name}`, text)
    }
  }
  const rows: Record<string, Figure> = {}
  for (const [added, aim] of Object.entries(aims)) {
    const count = Number(added)
    write(count, 'first')
    copy.build()
    // Social cards stay cached: they change only with a title.
    for (const cache of ['compressed', 'texts']) {
      rmSync(copy.path(`node_modules/.cache/${cache}`), { recursive: true })
    }
    const cold = measureSeconds(() => copy.build())
    write(count / 10, 'second')
    const warm = measureSeconds(() => copy.build())
    rows[`${count} articles added, cold`] = { value: cold, unit: 's', aim: aim.cold }
    rows[`${count} articles added, warm`] = { value: warm, unit: 's', aim: aim.warm }
  }
  copy.remove()
  return rows
}

function measureSeconds(run: () => void): number {
  const start = performance.now()
  run()
  return Math.round((performance.now() - start) / 100) / 10
}
