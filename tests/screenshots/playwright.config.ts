import { defineConfig } from 'playwright/test'
import browserConfig from '../browser/playwright.config.ts'

/** Not part of `npm test`: screenshots are valid only for the browser that took them. */
export default defineConfig({
  ...browserConfig,
  testDir: '.',
  snapshotPathTemplate: '{testDir}/pages/{arg}{ext}',
  reporter: 'list',
})
