import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import { prepareText, type TextTask } from './prepareText.ts'
import { type Checked, checkProject } from './rules/checkProject.ts'
import type { Reading } from './rules/readText.ts'
import { TextCache } from './textCache.ts'

/** So many texts are read here in the time in which another process starts. */
const few = 50
/** So many texts lie ready at each process: it never waits for the next. */
const queue = 4

/**
 * Checks every text, and compiles each on the same occasion, for both begin with the same parsing.
 * Where many are new, other processes take their share.
 * @param root of the project
 */
export function prepareTexts(root: string): Promise<Checked> {
  return checkProject(root, async (texts, site) => {
    const cache = new TextCache(root)
    const readings = new Map<string, Reading>()
    const left = texts.entries()
    const readWith = async (prepare: (task: TextTask) => Promise<string>) => {
      for (const [path, text] of left) {
        const json = await cache.reading(path, text, () => prepare({ root, path, text }))
        readings.set(path, JSON.parse(json))
      }
    }
    const others = createProcesses()
    const shares: Promise<void>[] = []
    let count = 0
    const prepareHere = (task: TextTask) => {
      count += 1
      if (count === few) {
        for (let i = 0; i < others.options.maxThreads * queue; i++) {
          shares.push(readWith((task) => others.run(task)))
        }
      }
      return prepareText(task, { site, cache })
    }
    // Twice: while one result is written the next text is parsed.
    await Promise.all([readWith(prepareHere), readWith(prepareHere)])
    await Promise.all(shares)
    await others.destroy()
    return [...texts.keys()].flatMap((path) => readings.get(path) ?? [])
  })
}

/** None starts before it has something to do. */
function createProcesses(): Tinypool {
  return new Tinypool({
    filename: new URL('./prepareText.ts', import.meta.url).href,
    // tsx has no part in a process's threads. https://github.com/privatenumber/tsx/issues/354
    runtime: 'child_process',
    // Parsing makes much that is soon forgotten: room for it spares a seventh of the time.
    execArgv: ['--import', 'tsx', '--max-semi-space-size=32'],
    minThreads: 0,
    maxThreads: Math.max(availableParallelism() - 1, 1),
    concurrentTasksPerWorker: queue,
  })
}
