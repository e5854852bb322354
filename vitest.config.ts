import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** These build or serve a copy of the project, and mostly wait for it. */
const copies = ['tests/site/{build,dev}.test.ts']

export default defineConfig({
  test: {
    reporters: ['default', './tests/countReporter.ts'],
    // Vitest leaves one core to itself. It is idle while tests run.
    maxWorkers: availableParallelism(),
    // For the command that runs a failed test again.
    includeTaskLocation: true,
    projects: [
      project('unit', ['tests/unit/**/*.test.{ts,tsx}']),
      // These read `dist/client`: run `npm run build` first.
      project('site', ['tests/{site,hosting}/**/*.test.ts'], copies),
      project('builds', copies),
      // What the sample facts and texts must say: deleted with them.
      project('specification', ['tests/specification/**/*.test.{ts,tsx}']),
      // Another firm with this code: `npm run test:owner`.
      project('owner', ['tests/owner/**/*.test.ts']),
      // Firefox and WebKit, where they are installed.
      project('engines', ['tests/engines/**/*.test.ts']),
    ],
  },
})

function project(name: string, include: string[], exclude: string[] = []) {
  return {
    extends: './vite.config.ts',
    // The files of a worker share what they import: Chakra, the content, the built pages.
    // The limits are for a test that hangs: a machine may be slow.
    test: {
      name,
      include,
      exclude,
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 240_000,
    },
  }
}
