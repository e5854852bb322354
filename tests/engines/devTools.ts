import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { Socket } from 'node:net'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import type { Visitor } from './engine.ts'

const options = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--window-size=400,800',
  '--remote-debugging-pipe',
]
const keys = { Escape: { key: 'Escape', windowsVirtualKeyCode: 27 } }

/**
 * Starts a Chromium, from 72 on. Playwright and Puppeteer can't drive the first 30 of them.
 * https://chromedevtools.github.io/devtools-protocol/
 */
export async function startWithDevTools(program: string): Promise<Visitor> {
  const errors: string[] = []
  const { send, close } = connect(program, (details) => errors.push(toText(details)))
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const sendToPage = (method: string, params = {}) => send(method, params, sessionId)
  await sendToPage('Runtime.enable')
  // Windows grant this on a click, but headless browsers don't. 80 lacks the command.
  const permission = { name: 'clipboard-write' }
  await send('Browser.setPermission', { permission, setting: 'granted' }).catch(() => undefined)

  async function evaluate(expression: string) {
    const { result, exceptionDetails } = await sendToPage('Runtime.evaluate', {
      expression,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(toText(exceptionDetails))
    return result.value
  }
  return {
    errors,
    async open(url) {
      await evaluate('window.isLeft = true')
      await sendToPage('Page.navigate', { url })
      const isOpen = `!window.isLeft && document.readyState === 'complete'`
      await vi.waitUntil(() => evaluate(isOpen).catch(() => false), 60_000)
    },
    async click(selector) {
      const [x, y] = await evaluate(`(({ left, right, top, bottom }) =>
        [(left + right) / 2, (top + bottom) / 2]
      )(document.querySelector('${selector}').getBoundingClientRect())`)
      for (const type of ['mousePressed', 'mouseReleased']) {
        const click = { type, x, y, button: 'left', clickCount: 1 }
        await sendToPage('Input.dispatchMouseEvent', click)
      }
    },
    async type(selector, text) {
      await evaluate(`document.querySelector('${selector}').focus()`)
      await sendToPage('Input.insertText', { text })
    },
    async press(key) {
      for (const type of ['keyDown', 'keyUp'])
        await sendToPage('Input.dispatchKeyEvent', { type, ...keys[key] })
    },
    evaluate,
    screenshot: async () => (await sendToPage('Page.captureScreenshot')).data,
    close,
  }
}

/** Opens a pipe of JSON messages, each followed by a zero byte. */
function connect(program: string, onException: (details: ExceptionDetails) => void) {
  const browser = spawn(resolve(program), options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [input, output] = browser.stdio.slice(3)
  if (!(input instanceof Socket && output instanceof Socket)) throw new Error('There is no pipe.')
  const answers = new EventEmitter()
  let received = ''
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (received + text).split('\0')
    received = messages.pop() ?? ''
    for (const message of messages.map((message) => JSON.parse(message))) {
      if (message.id) answers.emit(String(message.id), message)
      if (message.method === 'Runtime.exceptionThrown') onException(message.params.exceptionDetails)
    }
  })
  // An error rejects what waits for an answer.
  const onEnd = () =>
    answers.emit(
      'error',
      new Error(`${program} ended. It needs the libraries of Debian's chromium.`),
    )
  browser.once('error', onEnd).once('exit', onEnd)
  let count = 0
  return {
    async send(method: string, params: object, sessionId?: string) {
      const id = ++count
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      const [{ result, error }] = await once(answers, String(id))
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    },
    async close() {
      browser.off('exit', onEnd).kill()
      await once(browser, 'exit')
    },
  }
}

interface ExceptionDetails {
  text: string
  exception?: { description?: string }
}

function toText({ text, exception }: ExceptionDetails): string {
  return exception?.description ?? text
}
