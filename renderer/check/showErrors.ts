import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { VFile } from 'vfile'
import type { ViteDevServer } from 'vite'
import { articleSchema } from '../../content/model/schemas/article.ts'
import { reportAllErrors } from './report.ts'

/** Milliseconds for an editor to finish saving, and for Vite to invalidate the file's modules. */
const saveDelay = 30

/**
 * Checks the content in dev, at the start and after each save. Errors go to the terminal and over
 * the page; if no page can be rendered, they are shown instead of it.
 */
export function showErrors(server: ViteDevServer, check: () => Promise<VFile[]>): void {
  const { config, watcher, ws, middlewares } = server
  let errors = ''
  let canRender = true
  let saves = 0

  const run = async () => {
    const previous = errors
    // A file may be deleted while it is checked. That is a save of its own, with a check that follows.
    const files = await check().catch((error) => config.logger.error(String(error)))
    if (!files) return
    errors = reportAllErrors(files)
    canRender = !files.some(stopsPages)
    if (errors === previous) return
    if (errors) config.logger.error(`\n${errors}`)
    else config.logger.info('\nNo errors in content/.')
    ws.send(errors ? overlay(errors) : { type: 'full-reload' })
  }
  let running = run()

  watcher.on('all', (_, file) => {
    if (!file.startsWith(join(config.root, 'content'))) return
    const save = ++saves
    // One check at a time: one that began before this save must not end after the one that sees it.
    running = Promise.all([running, setTimeout(saveDelay)]).then(async () => {
      if (save === saves) await run()
    })
  })
  ws.on('connection', () => {
    if (errors) ws.send(overlay(errors))
  })
  middlewares.use(async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next()
    await running
    if (canRender) return next()
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(errorPage(errors))
  })
}

/**
 * Whether no page can be rendered while a file is as it is. Most errors leave something to show.
 * Not found out by loading the pages: a second module runner beside Vike's would leave old modules in
 * the one or the other.
 */
function stopsPages({ path, data, messages }: VFile): boolean {
  if (!path.endsWith('.mdx')) return messages.some(({ ruleId }) => ruleId === 'records')
  const isArticle = path.startsWith('content/articles/')
  return !data.code || (isArticle && !articleSchema.safeParse(data.fields).success)
}

/** Vite's message over the page. https://vite.dev/config/server-options#server-hmr */
function overlay(errors: string) {
  return {
    type: 'error' as const,
    err: { message: 'Fix this in content/:', stack: errors, plugin: 'content' },
  }
}

/** Reloads by itself when the errors are fixed. */
function errorPage(errors: string): string {
  const escaped = errors.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<title>Unexpected Application Error!</title>
<script type="module" src="/@vite/client"></script>
<h1>Unexpected Application Error!</h1>
<p>Fix this in content/, and the page reloads by itself:</p>
<pre>${escaped}</pre>
`
}
