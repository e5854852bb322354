import { type BrowserContext, test as base, expect } from 'playwright/test'
import { siteMoment } from '../../model/lifecycle.ts'

/** A touch screen below the large breakpoint. */
export const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

/**
 * Playwright's `test`, whose pages show the day that they were built for. It fails if a page logs an
 * error, throws, leaves a rejection unhandled, or violates its Content-Security-Policy. A test that
 * causes errors allows them: `test.use({ allowedErrors: /…/ })`.
 */
export const test = base.extend<{ pageErrors: string[]; allowedErrors: RegExp | undefined }>({
  allowedErrors: [undefined, { option: true }],
  page: async ({ page }, use) => {
    if (process.env.SITE_DAY) await page.clock.setFixedTime(siteMoment())
    await use(page)
  },
  pageErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors = await collectErrors(context, allowedErrors)
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Collects the errors of every page that the context opens from now on. */
export async function collectErrors(context: BrowserContext, allowed?: RegExp): Promise<string[]> {
  const errors: string[] = []
  context.on('weberror', (webError) => {
    const { message } = webError.error()
    if (!allowed?.test(message)) errors.push(`${webError.page()?.url()}: ${message}`)
  })
  context.on('console', (message) => {
    const address = message.page()?.url()
    // Chromium logs a line for a document with status 404.
    const isStatusLine = message.text().startsWith('Failed to load resource')
    const isDocument = message.location().url === address
    const isAllowed = allowed?.test(message.text()) || (isStatusLine && isDocument)
    if (message.type() === 'error' && !isAllowed) errors.push(`${address}: ${message.text()}`)
  })
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Policy violated: ${effectiveDirective} ${blockedURI}`),
    ),
  )
  return errors
}

export { expect }
