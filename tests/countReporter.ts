import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line, '12 passed, 0 failed', for whoever reads logs by machine. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    )
    const count = (state: string) => states.filter((other) => other === state).length
    console.log(`${count('passed')} passed, ${count('failed')} failed`)
  }
}
