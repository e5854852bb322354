import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../support/findBrowser.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: join(import.meta.dirname, '../support/checkBuild.ts'),
  outputDir: '../../test-results',
  fullyParallel: true,
  // A quarter of the time, pages wait for animations and timers. More would not be faster.
  workers: '150%',
  // The timeouts are for tests that hang, because machines may be slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Reports a test as flaky if it passes only on the second try.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./countReporter.ts']],
  use: {
    baseURL: `http://localhost:${process.env.PREVIEW_PORT}`,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  // Serves the build, so run `npm run build` first. The server picks a free port and prints it.
  webServer: {
    command: 'npm run preview',
    cwd: join(import.meta.dirname, '../..'),
    env: { PORT: '0', FORCE_COLOR: '0' },
    wait: { stdout: /http:\/\/localhost:(?<preview_port>\d+)/ },
  },
})
