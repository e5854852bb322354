import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { VFile } from 'vfile'
import type { ViteDevServer } from 'vite'
import { articleSchema } from '../../content/model/schemas/article.ts'
import { reportAllErrors } from './report.ts'

/** Milliseconds for an editor to finish saving, and for Vite to invalidate the file's modules. */
const saveDelay = 30

/**
 * Checks the content in dev, at the start and after each save. Mistakes go to the terminal and over
 * the page; if no page can be rendered, they are shown instead of it.
 */
export function showMistakes(server: ViteDevServer, check: () => Promise<VFile[]>): void {
  const { config, watcher, ws, middlewares } = server
  let mistakes = ''
  let canRender = true
  let saves = 0

  const run = async () => {
    const previous = mistakes
    const files = await check()
    mistakes = reportAllErrors(files)
    canRender = !files.some(stopsPages)
    if (mistakes === previous) return
    if (mistakes) config.logger.error(`\n${mistakes}`)
    else config.logger.info('\nNo mistakes in content/.')
    ws.send(mistakes ? overlay(mistakes) : { type: 'full-reload' })
  }
  let running = run()

  watcher.on('all', (_, file) => {
    if (!file.startsWith(join(config.root, 'content'))) return
    const save = ++saves
    running = setTimeout(saveDelay).then(() => (save === saves ? run() : running))
  })
  ws.on('connection', () => {
    if (mistakes) ws.send(overlay(mistakes))
  })
  middlewares.use(async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next()
    await running
    if (canRender) return next()
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(mistakesPage(mistakes))
  })
}

/**
 * Whether no page can be rendered while a file is as it is. Most mistakes leave something to show.
 * Not found out by loading the pages: a second module runner beside Vike's would leave old modules in
 * the one or the other.
 */
function stopsPages({ path, data, messages }: VFile): boolean {
  if (!path.endsWith('.mdx')) return messages.some(({ ruleId }) => ruleId === 'records')
  const isArticle = path.startsWith('content/articles/')
  return !data.code || (isArticle && !articleSchema.safeParse(data.fields).success)
}

/** Vite's message over the page. https://vite.dev/config/server-options#server-hmr */
function overlay(mistakes: string) {
  return {
    type: 'error' as const,
    err: { message: 'Fix this in content/:', stack: mistakes, plugin: 'content' },
  }
}

/** Reloads by itself when the mistakes are fixed. */
function mistakesPage(mistakes: string): string {
  const escaped = mistakes.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<title>Unexpected Application Error!</title>
<script type="module" src="/@vite/client"></script>
<h1>Unexpected Application Error!</h1>
<p>Fix this in content/, and the page reloads by itself:</p>
<pre>${escaped}</pre>
`
}
