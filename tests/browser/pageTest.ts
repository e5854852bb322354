import { test as base, expect } from 'playwright/test'

/**
 * Playwright's `test`, failing where the page logs an error or throws. A test that provokes errors
 * names them: `test.use({ allowedErrors: /…/ })`.
 */
export const test = base.extend<{ pageErrors: string[]; allowedErrors: RegExp | undefined }>({
  allowedErrors: [undefined, { option: true }],
  pageErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
      page.on('console', (message) => {
        // The browser's own line about a document with status 404.
        const isStatusLine = message.text().startsWith('Failed to load resource')
        const isDocument = message.location().url === page.url()
        const isAllowed = allowedErrors?.test(message.text()) || (isStatusLine && isDocument)
        if (message.type() === 'error' && !isAllowed) {
          errors.push(`${page.url()}: ${message.text()}`)
        }
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
