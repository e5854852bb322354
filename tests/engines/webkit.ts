import { spawn, spawnSync } from 'node:child_process'
import { vi } from 'vitest'
import type { Engine } from './engine.ts'

const port = 3351
/** The key of element ids in responses, and the Escape key. https://www.w3.org/TR/webdriver2/ */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keys = { Escape: '\uE00C' }

/** WebKitGTK through its own WebDriver, on a virtual screen if there is no real one. */
export const webkit: Engine = {
  name: 'WebKit',
  missing:
    !(isThere('WebKitWebDriver') && (hasScreen() || hasVirtualScreen())) && 'it is not installed',
  async start() {
    const driver = ['WebKitWebDriver', `--port=${port}`]
    const [command = '', ...parameters] = hasScreen() ? driver : ['xvfb-run', '-a', ...driver]
    // In its own process group, to end it completely.
    const program = spawn(command, parameters, { stdio: 'ignore', detached: true })
    // The driver takes a moment to listen, and longer on a busy machine.
    await vi.waitFor(() => fetch(`http://localhost:${port}/status`), 60_000)
    const { sessionId } = await send('POST', '', { capabilities: {} })
    const session = `/${sessionId}`
    const find = async (selector: string) => {
      const using = { using: 'css selector', value: selector }
      return `${session}/element/${(await send('POST', `${session}/element`, using))[elementKey]}`
    }
    await send('POST', `${session}/window/rect`, { width: 400, height: 800 })
    return {
      async open(address) {
        await send('POST', `${session}/url`, { url: address })
      },
      async click(selector) {
        await send('POST', `${await find(selector)}/click`, {})
      },
      async type(selector, text) {
        await send('POST', `${await find(selector)}/value`, { text })
      },
      async press(key) {
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
        await send('POST', `${session}/actions`, {
          actions: [{ type: 'key', id: 'keys', actions }],
        })
      },
      evaluate: (expression) =>
        send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
      screenshot: () => send('GET', `${session}/screenshot`),
      async close() {
        await send('DELETE', session)
        if (program.pid) process.kill(-program.pid)
      },
    }
  },
}

async function send(method: string, path: string, body?: object) {
  const response = await fetch(`http://localhost:${port}/session${path}`, {
    method,
    body: body && JSON.stringify(body),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
  return value
}

function hasScreen(): boolean {
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/** `xvfb-run` needs xauth, which Debian only recommends. */
function hasVirtualScreen(): boolean {
  return ['xvfb-run', 'xauth'].every(isThere)
}

function isThere(command: string): boolean {
  return spawnSync('which', [command]).status === 0
}
