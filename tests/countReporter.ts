import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends a run with the commands that run the failed tests again, and with one plain line, '12 passed,
 * 0 failed', for whoever reads logs by machine.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    for (const command of new Set(modules.flatMap(getCommands))) console.log(command)
    console.log(`${count('passed')} passed, ${count('failed')} failed`)
  }
}

/** The commands that run the failed tests of a file again, one for each line that has some. */
function getCommands(module: TestModule): string[] {
  if (module.state() !== 'failed') return []
  const command = `To run it again: npx vitest run --project ${module.project.name} ${module.relativeModuleId}`
  const lines = [...module.children.allTests('failed')].map(({ location }) => location?.line)
  // A file that can't be loaded has no tests.
  return lines.length === 0 ? [command] : lines.map((line) => `${command}:${line}`)
}
