import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { findLanguages } from './model/languages.ts'
import { getViteConfig } from './vite.config.ts'

/** These test no pages. */
const ownFiles = ['tests/site/{siteServer,pageIds}.test.ts']

/** These build or serve a copy of the project, so they mostly wait. */
const copies = ['tests/site/{build,dev}.test.ts']

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/countReporter.ts'],
    // By default, Vitest leaves one core free, which would be idle while tests run.
    maxWorkers: availableParallelism(),
    // For the command that reruns a failed test.
    includeTaskLocation: true,
    projects: [
      project('unit', ['tests/unit/**/*.test.{ts,tsx}']),
      // These read `dist/client`, so run `npm run build` first. Together, because each project imports
      // and reads all again. The specification is what the sample content must say, and deleted with
      // it; for other businesses, in tests/owner, see `npm run test:owner`.
      project('site', ['tests/{site,hosting,specification,owner}/**/*.test.{ts,tsx}'], copies),
      ...findLanguages('.').map((language) =>
        project(`site-${language}`, ['tests/site/*.test.ts'], [...copies, ...ownFiles], language),
      ),
      project('builds', copies),
      // Firefox and WebKit, if they are installed.
      project('engines', ['tests/engines/**/*.test.ts']),
    ],
  },
})

/** @param language of the pages that it tests, if it is not the site's own */
function project(name: string, include: string[], exclude: string[] = [], language?: string) {
  return {
    ...getViteConfig('test', language),
    // Files in a worker share their imports: Chakra, the content, the built pages. The timeouts are
    // for tests that hang, because machines may be slow.
    test: {
      name,
      include,
      exclude,
      globalSetup: name === 'unit' ? [] : ['tests/support/checkBuild.ts'],
      env: language ? { SITE_LANGUAGE: language } : {},
      isolate: false,
      // By default, Vitest empties stylesheets, among them the one that the build reads.
      css: true,
      testTimeout: 120_000,
      hookTimeout: 240_000,
    },
  }
}
