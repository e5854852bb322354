import { chromium, type Page } from 'playwright'
import { findBrowser } from '../browser/findBrowser.ts'
import { phone } from '../browser/phone.ts'

/** Phones that have never seen the site. */
export async function startPhones() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  return {
    /** @param slowness how many times slower than this machine's the processor is */
    async use<T>(slowness: number, visit: (page: Page) => Promise<T>): Promise<T> {
      const context = await browser.newContext(phone)
      // tsx calls it in every function that it compiles. https://github.com/evanw/esbuild/issues/2605
      await context.addInitScript('globalThis.__name = (value) => value')
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      const result = await visit(page)
      await context.close()
      return result
    },
    close: () => browser.close(),
  }
}
