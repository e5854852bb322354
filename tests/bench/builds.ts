import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '../support/listen.ts'
import type { ProjectCopy } from '../support/projectCopy.ts'
import { type Figures, quantile } from './compare.ts'

/** What a build takes of the processor, and of memory. */
export async function builds(copy: ProjectCopy): Promise<Figures> {
  const cache = 'node_modules/.cache'
  copy.delete(cache)
  const cold = await build(copy)
  // Social cards and pictures change only with a title or a file.
  for (const part of ['compressed', 'texts']) copy.delete(`${cache}/${part}`)
  const texts = await build(copy)
  const warm = await build(copy)
  return {
    'cold, s of CPU': cold.cpu,
    'cold, MB': cold.memory,
    'texts and compressed files cold, s of CPU': texts.cpu,
    'warm, s of CPU': warm.cpu,
    'warm, MB': warm.memory,
  }
}

export const build = (copy: ProjectCopy) => start(copy, 'build -- --ignore-env-file').cost

/** What all tests take of the processor. */
export async function test(copy: ProjectCopy): Promise<Figures> {
  return { 'npm test, s of CPU': (await start(copy, 'test').cost).cpu }
}

/** How long `npm run dev` takes until the first page, and a save until the page has it. */
export async function dev(copy: ProjectCopy): Promise<Figures> {
  const { origin, close } = await listen(createServer())
  close()
  const started = performance.now()
  const server = start(copy, 'dev', { PORT: new URL(origin).port })
  const [article = ''] = readdirSync(copy.path('content/articles'))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
  const url = `${origin}/blog/${article.replace('.mdx', '')}`
  // The server may fail to start.
  await Promise.race([waitFor(url, '</html>'), server.cost])
  const firstPage = performance.now() - started
  const text = copy.read(`content/articles/${article}`)
  const saves: number[] = []
  for (const round of [1, 2, 3, 4, 5]) {
    await sleep(500)
    const sentence = `Sentence ${round} just written.`
    copy.write(`content/articles/${article}`, `${text}\n${sentence}\n`)
    const saved = performance.now()
    await waitFor(url, sentence)
    saves.push(performance.now() - saved)
  }
  copy.write(`content/articles/${article}`, text)
  server.stop()
  return {
    'start to first page, ms': firstPage,
    'save to page, ms': quantile(saves),
    'all of it, s of CPU': (await server.cost).cpu,
  }
}

async function waitFor(url: string, text: string): Promise<void> {
  for (;;) {
    const page = await fetch(url).then(
      (response) => response.text(),
      () => '',
    )
    if (page.includes(text)) return
    await sleep(10)
  }
}

/**
 * Starts an npm script under GNU time, which counts all its processes: seconds of the processor,
 * and the memory (MB) of the largest.
 */
function start(copy: ProjectCopy, script: string, variables: NodeJS.ProcessEnv = {}) {
  const command = ['--format=%U %S %M', 'npm', 'run', '--silent', ...script.split(' ')]
  const child = spawn('/usr/bin/time', command, {
    cwd: copy.path('.'),
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, so that stopping it reaches all its processes.
    detached: true,
  })
  let isStopped = false
  const readCost = async () => {
    const [output, [status]] = await Promise.all([readText(child.stderr), once(child, 'exit')])
    if (status !== 0 && !isStopped) throw new Error(`npm run ${script} failed.\n${output}`)
    const [user, system, memory] = output.trimEnd().split('\n').at(-1)?.split(' ').map(Number) ?? []
    return { cpu: Number(user) + Number(system), memory: Number(memory) / 1024 }
  }
  const stop = () => {
    isStopped = true
    process.kill(-Number(child.pid), 'SIGINT')
  }
  return { stop, cost: readCost() }
}
