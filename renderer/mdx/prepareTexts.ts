import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import { forEachFew } from '../cache/forEachFew.ts'
import type { ReadAll } from '../writing/check/checkProject'
import type { Reading } from '../writing/check/readText'
import { TextCache } from './textCache.ts'

/** So many texts are read in the time in which a process starts. */
const textsPerProcess = 50

/**
 * Reads texts for the check, and compiles each on the same occasion, for both begin with the same
 * parsing. Those that no earlier build left are divided among processes.
 * @param root of the project
 */
export function prepareTexts(root: string): ReadAll {
  return async (texts) => {
    const cache = new TextCache(root)
    const pool = new Tinypool({
      filename: new URL('./prepareText.ts', import.meta.url).href,
      // tsx has no part in a process's threads. https://github.com/privatenumber/tsx/issues/354
      runtime: 'child_process',
      // Parsing makes much that is soon forgotten: room for it spares a seventh of the time.
      execArgv: ['--import', 'tsx', '--max-semi-space-size=32'],
      minThreads: 0,
      maxThreads: Math.min(availableParallelism(), Math.ceil(texts.size / textsPerProcess)) || 1,
    })
    const readings = new Map<string, Reading>()
    await forEachFew([...texts], async ([path, text]) => {
      const json = await cache.reading(path, text, () => pool.run({ root, path, text }))
      readings.set(path, JSON.parse(json))
    })
    await pool.destroy()
    return [...texts.keys()].flatMap((path) => readings.get(path) ?? [])
  }
}
