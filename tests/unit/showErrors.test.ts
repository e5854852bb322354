import { join } from 'node:path'
import { VFile } from 'vfile'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { showErrors } from '../../renderer/check/showErrors.ts'

const article = 'content/articles/a.mdx'

test('the last save counts, even if the check of an earlier one takes longer', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
  })
  onTestFinished(() => server.close())
  const send = vi.spyOn(server.ws, 'send').mockImplementation(() => {})
  const broken = new VFile({ path: article, value: 'A < 5' })
  Object.assign(broken.message('A < begins a tag.'), { fatal: true, note: 'Write &lt;.' })

  const checks: ((files: VFile[]) => void)[] = []
  showErrors(server, () => new Promise((resolve) => checks.push(resolve)))
  const save = () => server.watcher.emit('all', 'change', join(server.config.root, article))
  checks.shift()?.([])
  save()
  const first = await vi.waitUntil(() => checks.shift())
  save()
  // Time for a second check to begin, if it does not wait for the first.
  const second = vi.waitUntil(() => checks.shift())
  await vi.waitUntil(() => new Promise((resolve) => setTimeout(resolve, 100, true)))
  first([broken])
  ;(await second)([])
  await vi.waitUntil(() => send.mock.lastCall)
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' }))
})
