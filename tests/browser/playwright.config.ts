import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser } from './findBrowser.ts'

const port = Number(process.env.TEST_PORT ?? 3131)

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // Real time passes in many of them, and a machine that does something else meanwhile is no fault of the site. What
  // passes at the second try only is named at the end, as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./countReporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  // The build must be there: `npm run build`.
  webServer: {
    command: 'npm run preview',
    cwd: join(import.meta.dirname, '../..'),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
