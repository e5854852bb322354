import { rmSync } from 'node:fs'
import { ProjectCopy } from '../site/projectCopy.ts'
import { generatedArticles } from './generatedArticles.ts'

/** How many seconds the build takes with more and more articles. */
export async function build() {
  const copy = new ProjectCopy({ hasOwnCache: true })
  const write = (count: number, version: string) => {
    for (const [name, text] of generatedArticles(count, version)) {
      copy.write(`content/articles/${name}`, text)
    }
  }
  const rows: Record<string, { cold: number; warm: number }> = {}
  for (const count of [0, 100, 1000]) {
    write(count, 'first')
    copy.build()
    // The social cards stay: they change only with a title.
    for (const cache of ['compressed', 'texts']) {
      rmSync(copy.path(`node_modules/.cache/${cache}`), { recursive: true })
    }
    const cold = measureSeconds(() => copy.build())
    write(count / 10, 'second')
    rows[`${count} articles added`] = { cold, warm: measureSeconds(() => copy.build()) }
  }
  copy.remove()
  return rows
}

function measureSeconds(run: () => void): number {
  const start = performance.now()
  run()
  return Math.round((performance.now() - start) / 100) / 10
}
