import { basename } from 'node:path'
import type { FullResult, Reporter, Suite } from 'playwright/types/testReporter'

/**
 * Ends a run with the commands that rerun the failed tests, and with a plain line for log parsers:
 * '12 passed, 0 failed'.
 */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite
  }

  onEnd(_result: FullResult) {
    const tests = this.suite?.allTests() ?? []
    const passed = tests.filter((test) => test.ok() && test.outcome() !== 'skipped').length
    const failed = tests.filter((test) => !test.ok())
    const places = failed.map(({ location: { file, line } }) => `${basename(file)}:${line}`)
    for (const place of new Set(places))
      console.log(`To run it again: npm run test:browser -- ${place}`)
    console.log(`${passed} passed, ${failed.length} failed`)
  }
}
