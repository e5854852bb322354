import { basename } from 'node:path'
import type { FullResult, Reporter, Suite } from 'playwright/types/testReporter'

/**
 * Ends a run with the commands that rerun the failed tests, and with a plain line for log parsers:
 * '12 passed, 0 failed'. A run that could not start has failed, although it has no tests.
 */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite
  }

  onEnd({ status }: FullResult) {
    const tests = this.suite?.allTests() ?? []
    const passed = tests.filter((test) => test.ok() && test.outcome() !== 'skipped').length
    const failed = tests.filter((test) => !test.ok())
    const places = failed.map(({ location: { file, line } }) => `${basename(file)}:${line}`)
    for (const place of new Set(places))
      console.log(`To run it again: npm run test:browser -- ${place}`)
    const count = status === 'passed' ? failed.length : Math.max(failed.length, 1)
    console.log(`${passed} passed, ${count} failed`)
  }
}
