import { defineConfig } from 'vitest/config'

/** These build copies of the project. */
const builds = ['tests/site/{rebuild,writing}.test.ts']

/** Some of these replace modules, for themselves alone. */
const unit = project('unit', ['tests/unit/**/*.test.{ts,tsx}'])

export default defineConfig({
  test: {
    reporters: ['default', './tests/countReporter.ts'],
    projects: [
      { ...unit, test: { ...unit.test, isolate: true } },
      // These read `dist/client`: run `npm run build` first.
      project('site', ['tests/{site,hosting}/**/*.test.ts'], builds),
      project('builds', builds),
      // What the sample facts and texts must say: deleted with them.
      project('specification', ['tests/specification/**/*.test.ts']),
      // Firefox and WebKit, where they are installed.
      project('engines', ['tests/engines/**/*.test.ts']),
    ],
  },
})

function project(name: string, include: string[], exclude: string[] = []) {
  return {
    extends: './vite.config.ts',
    // The files of a worker share what they import: the content and the built pages.
    test: { name, include, exclude, isolate: false },
  }
}
