import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node'

/**
 * Ends a run with the commands that rerun the failed tests, and with a plain line for log parsers:
 * '12 passed, 0 failed'. What could not start has failed, although its tests are only skipped.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    for (const command of new Set(modules.flatMap(getCommands))) console.log(command)
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const broken = suites.filter((suite) => suite.errors().length > 0)
    const failed = count('failed') + broken.length
    const least = reason === 'passed' ? 0 : 1
    console.log(`${count('passed')} passed, ${Math.max(failed, least)} failed`)
  }
}

/** The commands that rerun a file's failed tests, one per source line. */
function getCommands(module: TestModule): string[] {
  if (module.state() !== 'failed') return []
  const command = `To run it again: npx vitest run --project ${module.project.name} ${module.relativeModuleId}`
  const lines = [...module.children.allTests('failed')].map(({ location }) => location?.line)
  // A file that fails to load has no tests.
  return lines.length === 0 ? [command] : lines.map((line) => `${command}:${line}`)
}
