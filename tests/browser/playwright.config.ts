import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../support/findBrowser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // More would not be faster: a page keeps a processor busy.
  workers: '100%',
  // The limits are for a test that hangs: a machine may be slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A test that passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./countReporter.ts']],
  use: {
    baseURL: `http://localhost:${process.env.PREVIEW_PORT}`,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  // The build must be there: `npm run build`. The server takes a free port and prints it.
  webServer: {
    command: 'npm run preview',
    cwd: join(import.meta.dirname, '../..'),
    env: { PORT: '0', FORCE_COLOR: '0' },
    wait: { stdout: /http:\/\/localhost:(?<preview_port>\d+)/ },
  },
})
