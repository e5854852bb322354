import { test as base, expect } from 'playwright/test'

/**
 * Playwright's `test`, failing where a page logs an error, throws, leaves a rejection unhandled or
 * breaks its Content-Security-Policy. A test that provokes errors names them:
 * `test.use({ allowedErrors: /…/ })`.
 */
export const test = base.extend<{ pageErrors: string[]; allowedErrors: RegExp | undefined }>({
  allowedErrors: [undefined, { option: true }],
  pageErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = []
      // Of every page that the test opens.
      context.on('weberror', (webError) => {
        const { message } = webError.error()
        if (!allowedErrors?.test(message)) errors.push(`${webError.page()?.url()}: ${message}`)
      })
      context.on('console', (message) => {
        const address = message.page()?.url()
        // The browser's own line about a document with status 404.
        const isStatusLine = message.text().startsWith('Failed to load resource')
        const isDocument = message.location().url === address
        const isAllowed = allowedErrors?.test(message.text()) || (isStatusLine && isDocument)
        if (message.type() === 'error' && !isAllowed) errors.push(`${address}: ${message.text()}`)
      })
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Policy violated: ${effectiveDirective} ${blockedURI}`),
        ),
      )
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
