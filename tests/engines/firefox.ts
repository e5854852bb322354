import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

const program = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find(existsSync)

/** Uses WebDriver BiDi. https://pptr.dev/webdriver-bidi */
export const firefox: Engine = {
  name: 'Firefox',
  missing: !program && 'it is not installed',
  async start() {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program })
    const page = await browser.newPage()
    await page.setViewport({ width: 400, height: 800 })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    return {
      errors,
      async open(address) {
        // Puppeteer misses the load event after a page from the back/forward cache.
        await page.evaluate(`window.isLeft = true; location.href = '${address}'`)
        await page.waitForFunction(`!window.isLeft && document.readyState === 'complete'`)
      },
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      press: (key) => page.keyboard.press(key),
      evaluate: (expression) => page.evaluate(expression),
      screenshot: () => page.screenshot({ encoding: 'base64' }),
      close: () => browser.close(),
    }
  },
}
