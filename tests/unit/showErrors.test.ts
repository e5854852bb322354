import { join } from 'node:path'
import { VFile } from 'vfile'
import { createServer, type ViteDevServer } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { showErrors } from '../../renderer/content/showErrors.ts'

const article = 'content/articles/a.mdx'
const broken = new VFile({ path: article, value: 'A < 5' })
Object.assign(broken.message('A < begins a tag.'), { fatal: true, note: 'Write &lt;.' })

/** The checks that are still running. `end` finishes one with its result. */
let checks: { end: (files: VFile[] | Promise<never>) => void }[]
let save: (file?: string) => void
let sent: { type?: string }[]
/** The open ones. */
let pages: ViteDevServer['ws']['clients']

beforeEach(async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
  })
  onTestFinished(() => server.close())
  sent = []
  vi.spyOn(server.ws, 'send').mockImplementation((...message) => sent.push(Object(message[0])))
  pages = new Set([Object(null)])
  vi.spyOn(server.ws, 'clients', 'get').mockImplementation(() => pages)
  checks = []
  showErrors(server, () => new Promise((end) => checks.push({ end })))
  save = (file = article) => server.watcher.emit('all', 'change', join(server.config.root, file))
  nextCheck().then(({ end }) => end([]))
})

/** Waits for the next check to start. */
function nextCheck() {
  return vi.waitUntil(() => checks.shift())
}

test('shows the result of the last save, even if an earlier check takes longer', async () => {
  save()
  const earlier = await nextCheck()
  save()
  // Longer than the delay after which a second check would start.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const besideIt = checks.length
  earlier.end([broken])
  ;(await nextCheck()).end([])
  await vi.waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['error', 'full-reload']))
  expect(besideIt).toBe(0)
})

test('keeps checking after a check fails because a file was deleted', async () => {
  save()
  ;(await nextCheck()).end(Promise.reject(new Error('ENOENT')))
  save()
  ;(await nextCheck()).end([broken])
  await vi.waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['error']))
})

test('an article whose diagram was missing is checked again when the diagram is saved', async () => {
  save()
  ;(await nextCheck()).end([broken])
  save('components/drawings/diagrams/new.svg')
  ;(await nextCheck()).end([])
  await vi.waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['error', 'full-reload']))
})

test('an error that no page is open for is not kept for the next one, which it may not concern', async () => {
  pages.clear()
  save()
  ;(await nextCheck()).end([broken])
  save()
  ;(await nextCheck()).end([])
  await vi.waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['full-reload']))
})
