import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { VFile } from 'vfile'
import type { ViteDevServer } from 'vite'
import type { ContentTexts } from './contentTexts.ts'
import { countOf, errorsOf, excerptOf, type Finding, report } from './report.ts'

/** Milliseconds for an editor to finish saving, and for Vite to forget what it knew of the file. */
const saveDelay = 30

/**
 * Checks the content in dev, at the start and after each save. Mistakes go to the terminal and over
 * the page; if they keep every page from being made, they are the page.
 */
export async function showMistakes(
  server: ViteDevServer,
  texts: ContentTexts,
  check: () => Promise<VFile[]>,
): Promise<void> {
  const { config, watcher, ws, middlewares } = server
  let errors: Finding[] = []
  let saves = 0
  let running = Promise.resolve()

  const run = async () => {
    const previous = report(errors)
    errors = errorsOf(await check())
    const text = report(errors)
    if (text === previous) return
    if (text) config.logger.error(`\n${text}\n\n${countOf(errors)} in content/.`)
    else config.logger.info('\nNo mistakes in content/.')
    ws.send(text ? overlay(errors) : { type: 'full-reload' })
  }

  watcher.on('all', (_, file) => {
    if (!file.startsWith(join(config.root, 'content'))) return
    // What a text shows depends on the pictures beside it.
    if (!/\.(mdx|ts)$/.test(file)) texts.clear()
    const save = ++saves
    running = setTimeout(saveDelay).then(() => (save === saves ? run() : running))
  })
  ws.on('connection', () => {
    if (errors.length > 0) ws.send(overlay(errors))
  })
  middlewares.use(async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next()
    await running
    if (errors.length === 0 || (await canLoad(server))) return next()
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(mistakesPage(report(errors)))
  })
  running = run()
}

/** Whether the pages can be made: most mistakes leave them something to show. */
async function canLoad(server: ViteDevServer): Promise<boolean> {
  try {
    await server.ssrLoadModule('/content/model/sitePages.ts')
    return true
  } catch {
    return false
  }
}

/** Vite's message over the page. https://vite.dev/config/server-options#server-hmr */
function overlay(errors: Finding[]) {
  const [first, ...others] = errors
  const { path = '' } = first?.file ?? {}
  const { reason = '', note = '', line = 1, column = 1 } = first?.message ?? {}
  return {
    type: 'error' as const,
    err: {
      message: `${reason}\n${note}`,
      // Where the overlay looks for calls, it shows the other mistakes.
      stack: report(others),
      plugin: 'content',
      id: path,
      loc: { file: path, line, column },
      frame: first && excerptOf(first).replace(/^ {2}/gm, ''),
    },
  }
}

/** Reloads by itself when the mistakes are fixed. */
function mistakesPage(mistakes: string): string {
  const escaped = mistakes.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Unexpected Application Error!</title>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>Unexpected Application Error!</h1>
<p>Fix this in content/, and the page comes back by itself:</p>
<pre>${escaped}</pre>
</body>
</html>
`
}
