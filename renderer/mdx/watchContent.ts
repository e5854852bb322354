import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { problemPage } from './problemPage.ts'
import type { Problem } from './rules/problem.ts'
import { countOf, excerptOf, report } from './rules/report.ts'

interface Result {
  problems: Problem[]
  texts: Map<string, string>
}

/** Milliseconds for an editor to finish saving, and for Vite to forget what it knew of the file. */
const pause = 30

/**
 * Checks the texts as they change. Problems go to the terminal and over the page; where a page
 * cannot be made because of them, they are the page.
 */
export async function watchContent(server: ViteDevServer, check: () => Promise<Result>) {
  let last: Result = { problems: [], texts: new Map() }
  let told = ''
  let saves = 0
  let running = Promise.resolve()

  const run = async () => {
    // A mistake in a .ts file of content/ is told by whoever imports it; of the texts nothing new is known.
    last = await check().catch(() => last)
    const { problems, texts } = last
    const errors = problems.filter(({ kind }) => kind !== 'advice')
    const text = report(errors, texts)
    if (text === told) return
    if (text) server.config.logger.error(`\n${text}\n\n${countOf(errors)} in content/.`)
    else server.config.logger.info('\nNo problem left in content/.')
    told = text
    server.ws.send(text ? overlay(errors, texts) : { type: 'full-reload' })
  }

  server.watcher.on('all', (_, file) => {
    if (!file.startsWith(join(server.config.root, 'content'))) return
    const save = ++saves
    running = setTimeout(pause).then(() => (save === saves ? run() : running))
  })
  server.ws.on('connection', () => {
    const errors = last.problems.filter(({ kind }) => kind !== 'advice')
    if (errors.length > 0) server.ws.send(overlay(errors, last.texts))
  })
  server.middlewares.use(async (request, response, next) => {
    await running
    const fatal = last.problems.filter(({ kind }) => kind === 'fatal')
    if (fatal.length === 0 || !request.headers.accept?.includes('text/html')) return next()
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(problemPage(report(fatal, last.texts)))
  })
  running = run()
}

/** Vite's own message over the page. https://vite.dev/config/server-options#server-hmr */
function overlay(problems: Problem[], texts: Map<string, string>) {
  const [first] = problems
  return {
    type: 'error' as const,
    err: {
      message: first ? `${first.message}\n${first.remedy}` : '',
      // Where the overlay looks for calls, it shows the other problems.
      stack: report(problems.slice(1), texts),
      plugin: 'content',
      ...(first && {
        id: first.file,
        loc: { file: first.file, line: first.line, column: first.column },
        frame: excerptOf(first, texts.get(first.file) ?? '').replace(/^ {2}/gm, ''),
      }),
    },
  }
}
