import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { findBrowser } from '../browser/findBrowser.ts'

type Parameters = Record<string, unknown>

export type RawBrowser = ReturnType<typeof startBrowser>

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Parameters
  result?: Parameters
  error?: { message: string }
}

/**
 * A Chromium spoken to in its own protocol. Playwright's has prerendering switched off.
 * https://chromedevtools.github.io/devtools-protocol/
 */
export function startBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const program = spawn(
    findBrowser(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-pipe',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const [input, output] = [program.stdio[3], program.stdio[4]]
  if (!(input instanceof Writable && output instanceof Readable)) throw new Error('No pipes.')
  const answers = new Map<number, (message: Message) => void>()
  const listeners = new Set<(message: Message) => void>()
  let count = 0
  let rest = ''
  output.on('data', (part: Buffer) => {
    const texts = (rest + part.toString()).split('\0')
    rest = texts.pop() ?? ''
    for (const text of texts) {
      const message: Message = JSON.parse(text)
      if (message.id === undefined) for (const listener of listeners) listener(message)
      else answers.get(message.id)?.(message)
    }
  })
  return {
    send(method: string, params: object = {}, sessionId?: string): Promise<Parameters> {
      count += 1
      const id = count
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      return new Promise((resolve, reject) => {
        answers.set(id, ({ result, error }) => {
          answers.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result ?? {})
        })
      })
    },
    /** @returns what stops listening */
    listen(listener: (message: Message) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      const closed = new Promise((resolve) => program.once('exit', resolve))
      program.kill()
      await closed
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
