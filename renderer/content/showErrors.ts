import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { VFile } from 'vfile'
import type { ViteDevServer } from 'vite'
import { reportAllErrors } from './report.ts'

/** How long (ms) editors may take to finish saving, and Vite to invalidate the file's modules. */
const saveDelay = 30

const folders = ['content', 'components/drawings']

/** Checks at startup and after each save. If no page can be rendered, the errors replace it. */
export function showErrors(server: ViteDevServer, check: () => Promise<VFile[]>): void {
  const { config, watcher, ws, middlewares } = server
  let errors = ''
  let canRender = true
  let saves = 0

  const run = async () => {
    const previous = errors
    // A file may be deleted while it is being checked. The deletion triggers another check.
    const files = await check().catch((error) => config.logger.error(String(error)))
    if (!files) return
    errors = reportAllErrors(files)
    canRender = !files.some(stopsPages)
    if (errors === previous) return
    if (errors) config.logger.error(`\n${errors}`)
    else config.logger.info('\nNo errors in content/.')
    if (!errors) ws.send({ type: 'full-reload' })
    // Without a page, Vite 8.3 would keep the errors and show them to the next one, mended or not.
    else if (ws.clients.size) ws.send(overlay(errors))
  }
  let running = run()

  watcher.on('all', (_, file) => {
    if (!folders.some((folder) => file.startsWith(join(config.root, folder)))) return
    const save = ++saves
    // One at a time: a check from before this save must not finish after the one that includes it.
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
 * Whether an error keeps all pages from rendering. Most errors don't. Loading the pages to find out
 * would take a second module runner next to Vike's, and leave outdated modules in one of the two.
 */
function stopsPages({ path, data, messages }: VFile): boolean {
  if (messages.some(({ ruleId }) => ruleId === 'stray')) return false
  if (!path.endsWith('.mdx'))
    return messages.some(({ ruleId }) => /^(records|syntax)$/.test(ruleId ?? ''))
  return !data.code || !data.frontmatter
}

/** The payload of Vite's error overlay. https://vite.dev/config/server-options#server-hmr */
function overlay(errors: string) {
  return {
    type: 'error' as const,
    err: { message: 'Fix this in content/:', stack: errors, plugin: 'content' },
  }
}

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
